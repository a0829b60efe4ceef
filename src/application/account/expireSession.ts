import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import { sessionExpired } from '../../domain/failure/sessionExpired.ts';
import { withReturnUrl } from '../../domain/returnUrl/withReturnUrl.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Dialogs } from '../shared/Dialogs.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

/** Returns a function that cancels it. */
export type ExpireSession = () => () => void;
export const ExpireSession: ServiceIdentifier<ExpireSession> = Symbol('ExpireSession');

/** Milliseconds. The dialog's code may have to be fetched first; without it the session is cleared anyway. */
const dialogTimeout = 3_000;

/**
 * Handles a token without a user: shows 'Session Expired', then 500 ms later clears the session and redirects to
 * sign-in (seed §4, §8).
 */
export const expireSession = (
  store: SessionStore,
  dialogs: Dialogs,
  navigation: Navigation,
  clock: Clock,
): ExpireSession => {
  const leave = (): void => {
    const path = navigation.current();
    store.reset();
    navigation.replace(withReturnUrl(routes.signIn, path));
  };
  return () => {
    let isOff = false;
    let stop = clock.after(dialogTimeout, leave);
    void dialogs.alert(sessionExpired.title, sessionExpired.text, () => {
      if (isOff) return;
      stop();
      stop = clock.after(sessionExpired.redirectAfterMs, leave);
    });
    return () => {
      isOff = true;
      stop();
    };
  };
};
