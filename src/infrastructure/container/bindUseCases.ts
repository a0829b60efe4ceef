import type { Container } from 'inversify';
import { Accounts } from '../../application/ports/Accounts.ts';
import { Authentication } from '../../application/ports/Authentication.ts';
import { BrandCompany } from '../../application/ports/BrandCompany.ts';
import { Clock } from '../../application/ports/Clock.ts';
import { CompanyDirectory } from '../../application/ports/CompanyDirectory.ts';
import { Connectivity } from '../../application/ports/Connectivity.ts';
import { Dialogs } from '../../application/ports/Dialogs.ts';
import { Downloads } from '../../application/ports/Downloads.ts';
import { InvitationBook } from '../../application/ports/InvitationBook.ts';
import { Log } from '../../application/ports/Log.ts';
import { Settings } from '../../application/ports/Settings.ts';
import { Navigation } from '../../application/ports/Navigation.ts';
import { Notices } from '../../application/ports/Notices.ts';
import { SessionStore } from '../../application/ports/SessionStore.ts';
import { Wording } from '../../application/ports/Wording.ts';
import { ChooseBrand, chooseBrand } from '../../application/useCases/chooseBrand.ts';
import { ChooseCompany, chooseCompany } from '../../application/useCases/chooseCompany.ts';
import { ConfirmAccount, confirmAccount } from '../../application/useCases/confirmAccount.ts';
import { DownloadFile, downloadFile } from '../../application/useCases/downloadFile.ts';
import { EndSession, endSession } from '../../application/useCases/endSession.ts';
import { ExchangeToken, exchangeToken } from '../../application/useCases/exchangeToken.ts';
import { ExpireSession, expireSession } from '../../application/useCases/expireSession.ts';
import { FinishPasswordReset, finishPasswordReset } from '../../application/useCases/finishPasswordReset.ts';
import { HandOver, handOver } from '../../application/useCases/handOver.ts';
import { HandlePayload, handlePayload } from '../../application/useCases/handlePayload.ts';
import { KeepSessionAlive, keepSessionAlive } from '../../application/useCases/keepSessionAlive.ts';
import { ListLatestInvitations, listLatestInvitations } from '../../application/useCases/listLatestInvitations.ts';
import { ListMemberships, listMemberships } from '../../application/useCases/listMemberships.ts';
import { OpenApplication, openApplication } from '../../application/useCases/openApplication.ts';
import { ReadInvitation, readInvitation } from '../../application/useCases/readInvitation.ts';
import { ResendCode, resendCode } from '../../application/useCases/resendCode.ts';
import { SignIn, signIn } from '../../application/useCases/signIn.ts';
import { SignOut, signOut } from '../../application/useCases/signOut.ts';
import { SignUp, signUp } from '../../application/useCases/signUp.ts';
import { StartApplication, startApplication } from '../../application/useCases/startApplication.ts';
import { StartPasswordReset, startPasswordReset } from '../../application/useCases/startPasswordReset.ts';
import { TellReadFailure, tellReadFailure } from '../../application/useCases/tellReadFailure.ts';
import { TellWriteFailure, tellWriteFailure } from '../../application/useCases/tellWriteFailure.ts';

/** Each use case with the ports it works on. */
export const bindUseCases = (container: Container): void => {
  container
    .bind(OpenApplication)
    .toResolvedValue(openApplication, [
      StartApplication,
      HandlePayload,
      TellReadFailure,
      Connectivity,
      Clock,
      Navigation,
    ]);
  container
    .bind(StartApplication)
    .toResolvedValue(startApplication, [CompanyDirectory, BrandCompany, SessionStore, Navigation]);
  container.bind(ChooseBrand).toResolvedValue(chooseBrand, [Settings, Navigation, Log]);
  container
    .bind(HandlePayload)
    .toResolvedValue(handlePayload, [Authentication, SessionStore, Dialogs, Notices, Navigation, Wording]);
  container.bind(SignIn).toResolvedValue(signIn, [Authentication, SessionStore]);
  container.bind(SignOut).toResolvedValue(signOut, [Authentication, SessionStore, Navigation]);
  container.bind(ExchangeToken).toResolvedValue(exchangeToken, [Authentication, SessionStore]);
  container.bind(KeepSessionAlive).toResolvedValue(keepSessionAlive, [ExchangeToken, Clock]);
  container.bind(EndSession).toResolvedValue(endSession, [SessionStore, Navigation]);
  container.bind(ExpireSession).toResolvedValue(expireSession, [SessionStore, Dialogs, Navigation, Clock]);
  container.bind(HandOver).toResolvedValue(handOver, [Authentication, SessionStore, Navigation]);
  container.bind(SignUp).toResolvedValue(signUp, [Accounts, Navigation]);
  container.bind(ConfirmAccount).toResolvedValue(confirmAccount, [Accounts]);
  container.bind(ResendCode).toResolvedValue(resendCode, [Accounts]);
  container.bind(StartPasswordReset).toResolvedValue(startPasswordReset, [Accounts]);
  container.bind(FinishPasswordReset).toResolvedValue(finishPasswordReset, [Accounts]);
  container.bind(ListMemberships).toResolvedValue(listMemberships, [CompanyDirectory, SessionStore]);
  container.bind(ChooseCompany).toResolvedValue(chooseCompany, [SessionStore]);
  container.bind(ReadInvitation).toResolvedValue(readInvitation, [InvitationBook]);
  container.bind(ListLatestInvitations).toResolvedValue(listLatestInvitations, [InvitationBook]);
  container.bind(DownloadFile).toResolvedValue(downloadFile, [Downloads, Dialogs]);
  container.bind(TellReadFailure).toResolvedValue(tellReadFailure, [Notices]);
  container.bind(TellWriteFailure).toResolvedValue(tellWriteFailure, [Dialogs]);
};
