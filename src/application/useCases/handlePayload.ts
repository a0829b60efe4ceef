import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { acceptSession } from '../../domain/payload/acceptSession.ts';
import type { Payload } from '../../domain/payload/Payload.ts';
import { refusesToken } from '../../domain/failure/refusesToken.ts';
import { replacesUser } from '../../domain/session/replacesUser.ts';
import type { Authentication } from '../ports/Authentication.ts';
import type { Dialogs } from '../ports/Dialogs.ts';
import type { Navigation } from '../ports/Navigation.ts';
import type { Notices } from '../ports/Notices.ts';
import type { SessionStore } from '../ports/SessionStore.ts';
import type { Wording } from '../ports/Wording.ts';

export type HandlePayload = (payload: Payload) => Promise<void>;
export const HandlePayload: ServiceIdentifier<HandlePayload> = Symbol('HandlePayload');

/**
 * Signs in with the token and user a link handed over and goes to the dashboard (seed §2 "Root shell").
 * The token is exchanged at once, since a hand-over token serves one use only; one that was spent leaves the session as it was.
 * Any other failure keeps the token as it came. Another signed-in user is asked first.
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

    const before = store.read();
    const asks = replacesUser(before, handedOver.user);
    if (asks && !(await dialogs.ask(wording.switchUser(handedOver.user)))) return;

    store.signIn(handedOver.token, handedOver.user);
    try {
      const fresh = await authentication.exchange(handedOver.token, 'session');
      store.signIn(fresh.token, fresh.user);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (refusesToken(error.trouble)) {
        if (before.token !== undefined && before.user) store.signIn(before.token, before.user);
        else store.reset();
        notices.tell(wording.linkSpent());
      }
    }
    navigation.replace(routes.dashboard);
  };
