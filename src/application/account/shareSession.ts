import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { Authentication } from './Authentication.ts';
import type { NewTabs } from './NewTabs.ts';

/** Returns a function that stops it. */
export type ShareSession = () => () => void;
export const ShareSession: ServiceIdentifier<ShareSession> = Symbol('ShareSession');

/** Gives new tabs of this host a one-use token, and the company selected here. Gives nothing if the service refuses. */
export const shareSession =
  (tabs: NewTabs, authentication: Authentication, store: SessionStore): ShareSession =>
  () =>
    tabs.answer(async () => {
      const { token, company } = store.read();
      if (token === undefined) return undefined;
      try {
        const oneUse = await authentication.exchange(token, 'newTab');
        return { token: oneUse.token, company };
      } catch (error) {
        if (error instanceof Failure) return undefined;
        throw error;
      }
    });
