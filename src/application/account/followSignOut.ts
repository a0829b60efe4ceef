import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { Authentication } from './Authentication.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

/** Listens for as long as the page is open. */
export type FollowSignOut = () => void;
export const FollowSignOut: ServiceIdentifier<FollowSignOut> = Symbol('FollowSignOut');

const revoke = async (authentication: Authentication): Promise<void> => {
  try {
    await authentication.signOut();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};

/**
 * Revokes this tab's token when the user signs out in another tab (product §2.20): every tab has its own. If that
 * fails, the service expires it when idle.
 */
export const followSignOut =
  (authentication: Authentication, store: SessionStore): FollowSignOut =>
  () => {
    store.onResetElsewhere(() => {
      if (store.read().token !== undefined) void revoke(authentication);
    });
  };
