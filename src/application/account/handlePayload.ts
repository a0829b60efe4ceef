import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { acceptSession } from '../../domain/payload/acceptSession.ts';
import type { Payload } from '../../domain/payload/Payload.ts';
import { failureMessage } from '../../domain/failure/failureMessage.ts';
import { refusesToken } from '../../domain/failure/refusesToken.ts';
import { replacesUser } from '../../domain/session/replacesUser.ts';
import type { User } from '../../domain/session/User.ts';
import type { Authentication } from './Authentication.ts';
import type { Dialogs } from '../shared/Dialogs.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { Notices } from '../shared/Notices.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { Wording } from '../shared/Wording.ts';

export type HandlePayload = (payload: Payload) => Promise<void>;
export const HandlePayload: ServiceIdentifier<HandlePayload> = Symbol('HandlePayload');

/**
 * Signs in with the token and user of a link, then opens the dashboard (seed §2 "Root shell"). The token is exchanged
 * at once, since it can be used only once; a spent one leaves the session unchanged. After any other failure token and
 * user stay as they came; if the link names no user, the failure is shown. Another signed-in user is asked first, and
 * again if the token turns out to belong to someone the link did not name (product §2.4).
 */
export const handlePayload =
  (
    authentication: Authentication,
    store: SessionStore,
    dialogs: Dialogs,
    notices: Notices,
    navigation: Navigation,
    wording: Wording,
  ): HandlePayload =>
  async (payload) => {
    const handedOver = acceptSession(payload);
    if (!handedOver) return;
    const { token, user } = handedOver;

    const before = store.read();
    const putBack = (): void => {
      if (before.token !== undefined && before.user) store.signIn(before.token, before.user);
      else store.reset();
    };
    const asksFor = (somebody: User): boolean => replacesUser(before, somebody);

    if (user) {
      if (asksFor(user) && !(await dialogs.ask(wording.switchUser(user)))) return;
      store.signIn(token, user);
    }
    try {
      const fresh = await authentication.exchange(token, 'session');
      if (fresh.user.id !== user?.id) {
        if (user) putBack();
        if (asksFor(fresh.user) && !(await dialogs.ask(wording.switchUser(fresh.user)))) return;
      }
      store.signIn(fresh.token, fresh.user);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isSpent = refusesToken(error.trouble);
      if (user && isSpent) putBack();
      if (isSpent) notices.show(wording.linkSpent());
      else if (!user) notices.show(failureMessage(error, wording.failures()));
    }
    navigation.replace(routes.dashboard);
  };
