import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { Authentication } from './Authentication.ts';
import type { OpenTabs } from './OpenTabs.ts';
import type { Arrival } from './takeArrival.ts';

export type TakeOwnToken = (arrival: Arrival) => Promise<void>;
export const TakeOwnToken: ServiceIdentifier<TakeOwnToken> = Symbol('TakeOwnToken');

/**
 * Gives a tab that starts with a token beside other open tabs another one of the same sign-in. A duplicated tab starts
 * with its original's, and would be signed out when that one is renewed. The token it came with stays valid.
 */
export const takeOwnToken =
  (tabs: OpenTabs, authentication: Authentication, store: SessionStore): TakeOwnToken =>
  async ({ payload }) => {
    const { token } = store.read();
    if (token === undefined || payload?.token !== undefined || !(await tabs.any())) return;
    try {
      const oneUse = await authentication.exchange(token, 'newTab');
      const own = await authentication.exchange(oneUse.token, 'session');
      if (store.read().token === token) store.signIn(own.token, own.user);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  };
