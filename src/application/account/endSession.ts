import type { ServiceIdentifier } from 'inversify';
import { routes } from '../../domain/access/routes.ts';
import { withReturnUrl } from '../../domain/returnUrl/withReturnUrl.ts';
import { endsSession } from '../../domain/session/endsSession.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type EndSession = (status: number, sentToken: string | undefined) => void;
export const EndSession: ServiceIdentifier<EndSession> = Symbol('EndSession');

/**
 * Handles a 401 or 403: if it ends the session, resets it and redirects to sign-in with returnUrl and email (seed §4,
 * §8).
 */
export const endSession =
  (store: SessionStore, navigation: Navigation): EndSession =>
  (status, sentToken) => {
    const path = navigation.current();
    const { token: currentToken, user } = store.read();
    if (!endsSession({ status, sentToken, currentToken, path })) return;
    store.reset();
    navigation.replace(withReturnUrl(routes.signIn, path), { email: user?.email, news: 'ended' });
  };
