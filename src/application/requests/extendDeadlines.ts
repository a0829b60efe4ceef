import type { ServiceIdentifier } from 'inversify';
import { laterDeadline } from '../../domain/request/laterDeadline.ts';
import type { RequestEntry } from '../../domain/request/parseRequest.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { Changed } from '../shared/bulkWrites.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import { unansweredWrites } from '../shared/unansweredWrites.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeMany } from '../shared/writeMany.ts';
import type { RequestRegister } from './RequestRegister.ts';

/** Moves the deadlines of many requests, each for itself, which leaves their offers as they are. Safe to retry. */
export interface ExtendDeadlines {
  /** Whether a request can be decided so many hours later. */
  readonly allows: (request: ShipmentRequest, hours: number) => boolean;
  /** Leaves out what cannot. */
  readonly run: (requests: readonly ShipmentRequest[], hours: number, watch: Watch) => Promise<readonly Changed[]>;
}
export const ExtendDeadlines: ServiceIdentifier<ExtendDeadlines> = Symbol('ExtendDeadlines');

interface Extended extends Versioned {
  readonly entry: RequestEntry;
}

const nameOf = ({ id }: { readonly id: string }, hours: number): string => `${id} ${hours}`;

export const extendDeadlines = (
  register: RequestRegister,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): ExtendDeadlines => {
  const unanswered = unansweredWrites<Extended>();
  const extended = (request: ShipmentRequest, hours: number): Extended | undefined => {
    const entry = laterDeadline(request, hours, clock.now());
    return entry && { id: request.id, version: request.version, entry };
  };
  return {
    allows: (request, hours) => laterDeadline(request, hours, clock.now()) !== undefined,
    run: (requests, hours, watch) =>
      writeMany<Extended, number>(
        { clock, keys, changes },
        {
          lists: ['requests'],
          items: requests.flatMap(
            (request) => unanswered.lostOr(nameOf(request, hours), () => extended(request, hours)) ?? [],
          ),
          contentOf: ({ id, version, entry: { decisionBy } }) => ({ id, version, decisionBy }),
          write: async (item, key) => {
            const { id, version, entry } = item;
            const change = () => register.change(id, version, entry, false, key, { background: true });
            return (await unanswered.send(nameOf(item, hours), item, change)).version;
          },
          watch,
        },
      ),
  };
};
