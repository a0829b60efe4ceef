import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import type { Authentication } from './Authentication.ts';
import type { KeptDrafts } from '../shared/KeptDrafts.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type SignOut = () => Promise<void>;
export const SignOut: ServiceIdentifier<SignOut> = Symbol('SignOut');

/**
 * Ends the session in every tab at once, with all that was typed in it, and revokes its token at the service. A service out of reach
 * does not keep the person signed in here; the failure is passed on afterwards.
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
