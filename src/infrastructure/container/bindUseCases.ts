import type { Container } from 'inversify';
import { Accounts } from '../../application/ports/Accounts.ts';
import { Authentication } from '../../application/ports/Authentication.ts';
import { BrandCompany } from '../../application/ports/BrandCompany.ts';
import { Clock } from '../../application/ports/Clock.ts';
import { CompanyDirectory } from '../../application/ports/CompanyDirectory.ts';
import { Connectivity } from '../../application/ports/Connectivity.ts';
import { Dialogs } from '../../application/ports/Dialogs.ts';
import { Log } from '../../application/ports/Log.ts';
import { Settings } from '../../application/ports/Settings.ts';
import { Navigation } from '../../application/ports/Navigation.ts';
import { Notices } from '../../application/ports/Notices.ts';
import { SessionStore } from '../../application/ports/SessionStore.ts';
import { Wording } from '../../application/ports/Wording.ts';
import { ChooseBrand, chooseBrand } from '../../application/useCases/chooseBrand.ts';
import { ConfirmAccount, confirmAccount } from '../../application/useCases/confirmAccount.ts';
import { EndSession, endSession } from '../../application/useCases/endSession.ts';
import { ExpireSession, expireSession } from '../../application/useCases/expireSession.ts';
import { FinishPasswordReset, finishPasswordReset } from '../../application/useCases/finishPasswordReset.ts';
import { FollowSignOut, followSignOut } from '../../application/useCases/followSignOut.ts';
import { HandlePayload, handlePayload } from '../../application/useCases/handlePayload.ts';
import { OpenApplication, openApplication } from '../../application/useCases/openApplication.ts';
import { ResendCode, resendCode } from '../../application/useCases/resendCode.ts';
import { SignIn, signIn } from '../../application/useCases/signIn.ts';
import { SignUp, signUp } from '../../application/useCases/signUp.ts';
import { ResolveCompany, resolveCompany } from '../../application/useCases/resolveCompany.ts';
import { StartPasswordReset, startPasswordReset } from '../../application/useCases/startPasswordReset.ts';
import { TellReadFailure, tellReadFailure } from '../../application/useCases/tellReadFailure.ts';
import { TellWriteFailure, tellWriteFailure } from '../../application/useCases/tellWriteFailure.ts';

/** Each use case with the ports it works on. */
export const bindUseCases = (container: Container): void => {
  container
    .bind(OpenApplication)
    .toResolvedValue(openApplication, [
      ResolveCompany,
      HandlePayload,
      TellReadFailure,
      Connectivity,
      Clock,
      Navigation,
    ]);
  container
    .bind(ResolveCompany)
    .toResolvedValue(resolveCompany, [CompanyDirectory, BrandCompany, SessionStore, Navigation]);
  container.bind(ChooseBrand).toResolvedValue(chooseBrand, [Settings, Navigation, Log]);
  container
    .bind(HandlePayload)
    .toResolvedValue(handlePayload, [Authentication, SessionStore, Dialogs, Notices, Navigation, Wording]);
  container.bind(FollowSignOut).toResolvedValue(followSignOut, [Authentication, SessionStore]);
  container.bind(SignIn).toResolvedValue(signIn, [Authentication, SessionStore]);
  container.bind(EndSession).toResolvedValue(endSession, [SessionStore, Navigation]);
  container.bind(ExpireSession).toResolvedValue(expireSession, [SessionStore, Dialogs, Navigation, Clock]);
  container.bind(SignUp).toResolvedValue(signUp, [Accounts, BrandCompany, ResolveCompany, SessionStore, Navigation]);
  container.bind(ConfirmAccount).toResolvedValue(confirmAccount, [Accounts]);
  container.bind(ResendCode).toResolvedValue(resendCode, [Accounts]);
  container.bind(StartPasswordReset).toResolvedValue(startPasswordReset, [Accounts]);
  container.bind(FinishPasswordReset).toResolvedValue(finishPasswordReset, [Accounts]);
  container.bind(TellReadFailure).toResolvedValue(tellReadFailure, [Notices]);
  container.bind(TellWriteFailure).toResolvedValue(tellWriteFailure, [Dialogs]);
};
