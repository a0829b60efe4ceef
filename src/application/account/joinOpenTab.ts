import type { ServiceIdentifier } from 'inversify';
import { looksForSession } from '../../domain/access/looksForSession.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { isLoggedIn } from '../../domain/session/isLoggedIn.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { Authentication } from './Authentication.ts';
import type { OpenTabs } from './OpenTabs.ts';
import type { Arrival } from './takeArrival.ts';

/** Resolves when the first screen can be shown. */
export type JoinOpenTab = (arrival: Arrival) => Promise<void>;
export const JoinOpenTab: ServiceIdentifier<JoinOpenTab> = Symbol('JoinOpenTab');

/** Milliseconds. Then the sign-in form is shown; a session that comes later still signs in. */
const patience = 3_000;

/**
 * Signs a new tab in with the session of an open one of this host. The token it is given works once and is exchanged at
 * once; a failure leads to the sign-in form, and so does signing out meanwhile.
 */
export const joinOpenTab =
  (
    tabs: OpenTabs,
    authentication: Authentication,
    store: SessionStore,
    clock: Clock,
    navigation: Navigation,
  ): JoinOpenTab =>
  async ({ payload, destination }) => {
    if (payload?.token !== undefined) return;
    if (!looksForSession(destination ?? navigation.current(), store.read())) return;
    let isOff = false;
    const forget = store.onResetElsewhere(() => {
      isOff = true;
    });
    const join = async (): Promise<void> => {
      try {
        const shared = await tabs.ask();
        if (!shared) return;
        const { token, user } = await authentication.exchange(shared.token, 'session');
        if (isOff || isLoggedIn(store.read())) return;
        if (shared.company) store.selectCompany(shared.company);
        store.signIn(token, user);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      } finally {
        forget();
      }
    };
    const timedOut = new Promise<void>((resolve) => {
      clock.after(patience, resolve);
    });
    await Promise.race([join(), timedOut]);
  };
