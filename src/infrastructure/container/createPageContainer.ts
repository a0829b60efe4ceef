import { Container } from 'inversify';
import { EarlyForm } from '../../application/account/EarlyForm.ts';
import { ExpireSession } from '../../application/account/expireSession.ts';
import { SignIn } from '../../application/account/signIn.ts';
import { BrandCompany } from '../../application/company/BrandCompany.ts';
import { ChooseBrand, chooseBrand } from '../../application/company/chooseBrand.ts';
import { PublicInvitations } from '../../application/invitations/PublicInvitations.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import type { Log } from '../../application/shared/Log.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { Notices } from '../../application/shared/Notices.ts';
import { PendingRequests } from '../../application/shared/PendingRequests.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { Settings } from '../../application/shared/Settings.ts';
import { ShowWriteFailure } from '../../application/shared/showWriteFailure.ts';
import { Visitor } from '../../application/shared/Visitor.ts';
import type { Session } from '../../domain/session/Session.ts';
import { MemoryBrandCompany } from '../memory/MemoryBrandCompany.ts';
import { MemoryNotices } from '../memory/MemoryNotices.ts';
import { MemoryPendingRequests } from '../memory/MemoryPendingRequests.ts';

const doNothing = (): void => {};
const asyncNothing = async (): Promise<void> => {};
const neverChanges = (): (() => void) => doNothing;
const signedOut: Session = { token: undefined, user: undefined, company: undefined };

/** A page that is asked for. */
export interface PageVisit {
  readonly origin: string;
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  readonly userAgent: string;
}

/** What a page needs to be rendered without a browser: a signed-out visitor, and nothing that happens afterwards. */
export const createPageContainer = (
  { origin, host, path, userAgent }: PageVisit,
  settings: Settings,
  log: Log,
): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  const navigation: Navigation = {
    origin,
    host,
    current: () => path,
    replace: doNothing,
    rewrite: doNothing,
    leaveFor: doNothing,
  };
  container.bind(Navigation).toConstantValue(navigation);
  container.bind(Settings).toConstantValue(settings);
  container.bind(Clock).toConstantValue({ now: () => Date.now(), after: neverChanges });
  container.bind(Connectivity).toConstantValue({ online: () => true, onChange: neverChanges });
  container.bind(BrandCompany).toConstantValue(new MemoryBrandCompany());
  container.bind(Notices).toConstantValue(new MemoryNotices({ next: () => '' }));
  container.bind(PendingRequests).toConstantValue(new MemoryPendingRequests());
  container.bind(SessionStore).toConstantValue({
    read: () => signedOut,
    signIn: doNothing,
    mergeUser: doNothing,
    selectCompany: doNothing,
    reset: doNothing,
    resetEverywhere: doNothing,
    durable: () => true,
    onChange: neverChanges,
    onResetElsewhere: neverChanges,
  });
  container
    .bind(EarlyForm)
    .toConstantValue({ typed: () => undefined, focused: () => undefined, take: () => undefined });
  container.bind(PublicInvitations).toConstantValue({ read: () => new Promise(doNothing) });
  container.bind(Visitor).toConstantValue({ userAgent, touchPoints: 0 });
  container.bind(ChooseBrand).toConstantValue(chooseBrand(settings, navigation, log));
  container.bind(SignIn).toConstantValue(asyncNothing);
  container.bind(ShowWriteFailure).toConstantValue(asyncNothing);
  container.bind(ExpireSession).toConstantValue(neverChanges);
  return container;
};
