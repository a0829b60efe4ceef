import type { ServiceIdentifier } from 'inversify';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Decline, LoadBoard } from './LoadBoard.ts';

export type DeclineLoad = (id: string, decline: Decline) => Promise<void>;
export const DeclineLoad: ServiceIdentifier<DeclineLoad> = Symbol('DeclineLoad');

/** Hides a load, with the reason. It must not be read again. Safe to retry. */
export const declineLoad =
  (board: LoadBoard, keys: IdempotencyKeys, changes: RecordChanges): DeclineLoad =>
  async (id, decline) => {
    await keys.once({ load: id, decline }, (key) => board.decline(id, decline, key));
    changes.publish({ lists: ['loads'], removed: id });
  };
