import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import { sessionExpired } from '../../domain/failure/sessionExpired.ts';
import { withReturnUrl } from '../../domain/returnUrl/withReturnUrl.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Dialogs } from '../shared/Dialogs.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

/** Starts the farewell; the answer calls it off. */
export type ExpireSession = () => () => void;
export const ExpireSession: ServiceIdentifier<ExpireSession> = Symbol('ExpireSession');

/** Milliseconds a dialog has to come, which may have to be fetched first. */
const patience = 3_000;

/** A token without a user: says 'Session Expired', and 500 ms later clears the session and goes to sign-in (seed §4, §8). */
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
    let stop = clock.after(patience, leave);
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
