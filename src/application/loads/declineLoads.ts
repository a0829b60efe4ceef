import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Outcome, Watch } from '../shared/eachInTurn.ts';
import { writeMany } from '../shared/writeMany.ts';
import type { Decline, LoadBoard } from './LoadBoard.ts';

interface Identified {
  readonly id: string;
}

export type DeclineLoads = (
  loads: readonly Identified[],
  reason: Decline['reason'],
  watch: Watch,
) => Promise<readonly Outcome<Identified, undefined>[]>;
export const DeclineLoads: ServiceIdentifier<DeclineLoads> = Symbol('DeclineLoads');

/** Hides many loads for one reason, each for itself. Safe to retry. */
export const declineLoads =
  (board: LoadBoard, clock: Clock, keys: IdempotencyKeys, changes: RecordChanges): DeclineLoads =>
  (loads, reason, watch) =>
    writeMany<Identified, undefined>(
      { clock, keys, changes },
      {
        lists: ['loads'],
        items: loads,
        contentOf: ({ id }) => ({ id, declines: reason }),
        write: async ({ id }, key) => {
          await board.decline(id, { reason, text: undefined }, key, { background: true });
          return undefined;
        },
        watch,
      },
    );
