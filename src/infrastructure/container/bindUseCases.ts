import type { Container } from 'inversify';
import { Authentication } from '../../application/account/Authentication.ts';
import { BrandCompany } from '../../application/company/BrandCompany.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { CompanyDirectory } from '../../application/company/CompanyDirectory.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { Log } from '../../application/shared/Log.ts';
import { Settings } from '../../application/shared/Settings.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { Notices } from '../../application/shared/Notices.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { Wording } from '../../application/shared/Wording.ts';
import { ChooseBrand, chooseBrand } from '../../application/company/chooseBrand.ts';
import { EndSession, endSession } from '../../application/account/endSession.ts';
import { ExpireSession, expireSession } from '../../application/account/expireSession.ts';
import { FollowSignOut, followSignOut } from '../../application/account/followSignOut.ts';
import { HandlePayload, handlePayload } from '../../application/account/handlePayload.ts';
import { JoinOpenTab, joinOpenTab } from '../../application/account/joinOpenTab.ts';
import { OpenApplication, openApplication } from '../../application/account/openApplication.ts';
import { OpenTabs } from '../../application/account/OpenTabs.ts';
import { SignIn, signIn } from '../../application/account/signIn.ts';
import { TakeOwnToken, takeOwnToken } from '../../application/account/takeOwnToken.ts';
import { ResolveCompany, resolveCompany } from '../../application/company/resolveCompany.ts';
import { ShowReadFailure, showReadFailure } from '../../application/shared/showReadFailure.ts';
import { ShowWriteFailure, showWriteFailure } from '../../application/shared/showWriteFailure.ts';

export const bindUseCases = (container: Container): void => {
  container
    .bind(OpenApplication)
    .toResolvedValue(openApplication, [
      ResolveCompany,
      HandlePayload,
      ShowReadFailure,
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
  container.bind(JoinOpenTab).toResolvedValue(joinOpenTab, [OpenTabs, Authentication, SessionStore, Clock, Navigation]);
  container.bind(TakeOwnToken).toResolvedValue(takeOwnToken, [OpenTabs, Authentication, SessionStore]);
  container.bind(FollowSignOut).toResolvedValue(followSignOut, [Authentication, SessionStore]);
  container.bind(SignIn).toResolvedValue(signIn, [Authentication, SessionStore]);
  container.bind(EndSession).toResolvedValue(endSession, [SessionStore, Navigation]);
  container.bind(ExpireSession).toResolvedValue(expireSession, [SessionStore, Dialogs, Navigation, Clock]);
  container.bind(ShowReadFailure).toResolvedValue(showReadFailure, [Notices, Wording]);
  container.bind(ShowWriteFailure).toResolvedValue(showWriteFailure, [Dialogs, Wording]);
};
