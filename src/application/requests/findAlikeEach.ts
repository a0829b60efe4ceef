import type { ServiceIdentifier } from 'inversify';
import { postingKey } from '../../domain/request/postingKey.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { Clock } from '../shared/Clock.ts';
import type { RequestRegister } from './RequestRegister.ts';

/** Nobody waits longer to publish, in milliseconds. */
const longestMs = 3_000;

/** So many are looked up at once. */
const atOnce = 4;

/** What a request to be published looks like; an earlier one of the same selection has no id. */
export interface AlikeInSelection {
  readonly id: string | undefined;
  readonly reference: string;
}

/**
 * Finds what each of many requests to be published looks like, by its id: an open request of the company, or else an earlier one of them.
 * What cannot be found out in time looks like nothing: it must never keep anybody from publishing.
 */
export type FindAlikeEach = (requests: readonly ShipmentRequest[]) => Promise<ReadonlyMap<string, AlikeInSelection>>;
export const FindAlikeEach: ServiceIdentifier<FindAlikeEach> = Symbol('FindAlikeEach');

export const findAlikeEach =
  (register: RequestRegister, clock: Clock): FindAlikeEach =>
  async (requests) => {
    const keyed = requests.flatMap((request) => {
      const key = postingKey(request);
      return key === undefined ? [] : [{ key, request }];
    });
    const left = [...new Set(keyed.map(({ key }) => key))];
    const seen = new Map<string, AlikeInSelection>();
    const patience = new AbortController();
    const inTime = clock.after(longestMs, () => patience.abort());
    const work = async (): Promise<void> => {
      for (let key = left.shift(); key !== undefined && !patience.signal.aborted; key = left.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- a few at a time is the point
        const alike = await register.findAlike(key, patience.signal).catch(() => undefined);
        if (alike) seen.set(key, alike);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    inTime();
    const found = new Map<string, AlikeInSelection>();
    for (const { key, request } of keyed) {
      const alike = seen.get(key);
      if (alike && alike.id !== request.id) found.set(request.id, { id: alike.id, reference: alike.reference });
      else if (!alike) seen.set(key, { id: undefined, reference: request.reference });
    }
    return found;
  };
