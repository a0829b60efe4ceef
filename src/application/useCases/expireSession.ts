import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import { sessionExpired } from '../../domain/failure/sessionExpired.ts';
import { withReturnUrl } from '../../domain/returnUrl/withReturnUrl.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Dialogs } from '../ports/Dialogs.ts';
import type { Navigation } from '../ports/Navigation.ts';
import type { SessionStore } from '../ports/SessionStore.ts';

/** Starts the farewell; the answer calls it off. */
export type ExpireSession = () => () => void;
export const ExpireSession: ServiceIdentifier<ExpireSession> = Symbol('ExpireSession');

/** A token without a user: says 'Session Expired', and after 500 ms clears the session and goes to sign-in (seed §4, §8). */
export const expireSession =
  (store: SessionStore, dialogs: Dialogs, navigation: Navigation, clock: Clock): ExpireSession =>
  () => {
    void dialogs.alert(sessionExpired.title, sessionExpired.text);
    return clock.after(sessionExpired.redirectAfterMs, () => {
      const path = navigation.current();
      store.reset();
      navigation.replace(withReturnUrl(routes.signIn, path));
    });
  };
