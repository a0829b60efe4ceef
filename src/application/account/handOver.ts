import type { ServiceIdentifier } from 'inversify';
import type { Audience } from '../../domain/audience/Audience.ts';
import { hostForAudience } from '../../domain/audience/hostForAudience.ts';
import { encodePayload } from '../../domain/payload/encodePayload.ts';
import type { Authentication } from './Authentication.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type HandOver = (audience: Audience) => Promise<void>;
export const HandOver: ServiceIdentifier<HandOver> = Symbol('HandOver');

/** Takes the user to the brand's host for the other audience, signed in there with a one-use token. */
export const handOver =
  (authentication: Authentication, store: SessionStore, navigation: Navigation): HandOver =>
  async (audience) => {
    const { token } = store.read();
    if (token === undefined) return;
    const oneUse = await authentication.exchange(token, 'handOver');
    const target = new URL(navigation.origin);
    target.hostname = hostForAudience(target.hostname, audience);
    target.searchParams.set('payload', encodePayload({ token: oneUse.token, user: oneUse.user }));
    navigation.leaveFor(target.href);
  };
