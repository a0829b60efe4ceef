import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { Authentication } from './Authentication.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

/** Listens from then on, as long as the page is there. */
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
 * Revokes the token of this tab at the service when the person signs out in another (product §2.20): each has one of its own. One
 * that cannot be revoked ends by itself when it has been idle.
 */
export const followSignOut =
  (authentication: Authentication, store: SessionStore): FollowSignOut =>
  () => {
    store.onResetElsewhere(() => {
      if (store.read().token !== undefined) void revoke(authentication);
    });
  };
