import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import type { Authentication } from './Authentication.ts';
import type { KeptDrafts } from '../shared/KeptDrafts.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type SignOut = () => Promise<void>;
export const SignOut: ServiceIdentifier<SignOut> = Symbol('SignOut');

/**
 * Ends the session in every tab, drops its drafts and revokes the token. If the service is unreachable the user is
 * signed out here all the same, and the failure is thrown afterwards.
 */
export const signOut =
  (authentication: Authentication, store: SessionStore, drafts: KeptDrafts, navigation: Navigation): SignOut =>
  async () => {
    const revoked = authentication.signOut();
    drafts.clear();
    store.resetEverywhere();
    navigation.replace(routes.signIn);
    await revoked;
  };
