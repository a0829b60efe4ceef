import type { ServiceIdentifier } from 'inversify';
import type { AlikeRequest } from '../../domain/request/AlikeRequest.ts';
import { type Posting, postingKey } from '../../domain/request/postingKey.ts';
import type { Clock } from '../shared/Clock.ts';
import type { RequestRegister } from './RequestRegister.ts';

/** Nobody waits longer to publish, in milliseconds. */
const longestMs = 3_000;

/**
 * Finds the company's open request that one to be published looks like; `ownId` is that of a request that is published itself. Undefined
 * if there is none, and if that cannot be found out now: it must never keep anybody from publishing.
 */
export type FindAlike = (posting: Posting, ownId: string | undefined) => Promise<AlikeRequest | undefined>;
export const FindAlike: ServiceIdentifier<FindAlike> = Symbol('FindAlike');

export const findAlike =
  (register: RequestRegister, clock: Clock): FindAlike =>
  async (posting, ownId) => {
    const key = postingKey(posting);
    if (key === undefined) return undefined;
    const patience = new AbortController();
    const found = clock.after(longestMs, () => patience.abort());
    try {
      const alike = await register.findAlike(key, patience.signal);
      return alike?.id === ownId ? undefined : alike;
    } catch {
      return undefined;
    } finally {
      found();
    }
  };
