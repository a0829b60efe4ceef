import type { ServiceIdentifier } from 'inversify';
import type { Changed } from '../shared/bulkWrites.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeMany } from '../shared/writeMany.ts';
import type { RequestRegister } from './RequestRegister.ts';

/** What can be done with many requests at once. */
export type ManyRequestsMove = 'publish' | 'withdraw' | 'remove';

/** The same, and bringing those back that were deleted at their version. */
type Act = ManyRequestsMove | 'undo';

export type MoveRequests = (requests: readonly Versioned[], move: Act, watch: Watch) => Promise<readonly Changed[]>;
export const MoveRequests: ServiceIdentifier<MoveRequests> = Symbol('MoveRequests');

/** Publishes, withdraws, deletes or brings back many requests, each for itself. Safe to retry. */
export const moveRequests =
  (register: RequestRegister, clock: Clock, keys: IdempotencyKeys, changes: RecordChanges): MoveRequests =>
  (requests, move, watch) =>
    writeMany<Versioned, number>(
      { clock, keys, changes },
      {
        lists: ['requests'],
        items: requests,
        contentOf: ({ id, version }) => ({ id, version, move }),
        write: async ({ id, version }, key) => {
          if (move === 'publish') return (await register.publish(id, version, key, { background: true })).version;
          if (move === 'withdraw') return (await register.withdraw(id, version, key, { background: true })).version;
          if (move === 'undo') return (await register.undo(id, version, key, { background: true })).version;
          await register.remove(id, version, key, { background: true });
          return version;
        },
        watch,
      },
    );
