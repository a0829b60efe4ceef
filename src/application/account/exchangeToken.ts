import type { ServiceIdentifier } from 'inversify';
import type { Authentication } from './Authentication.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type ExchangeToken = () => Promise<void>;
export const ExchangeToken: ServiceIdentifier<ExchangeToken> = Symbol('ExchangeToken');

/** Exchanges the current token for a fresh one (seed §7). Ignores the answer if the session has changed meanwhile. */
export const exchangeToken =
  (authentication: Authentication, store: SessionStore): ExchangeToken =>
  async () => {
    const { token } = store.read();
    if (token === undefined) return;
    const fresh = await authentication.exchange(token, 'session');
    if (store.read().token === token) store.signIn(fresh.token, fresh.user);
  };
