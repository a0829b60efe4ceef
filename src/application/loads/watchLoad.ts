import type { ServiceIdentifier } from 'inversify';
import type { Load } from '../../domain/load/Load.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { LoadBoard } from './LoadBoard.ts';

/** Returns whether the fleet watches the load now. */
export type WatchLoad = (load: Pick<Load, 'id' | 'watched'>) => Promise<boolean>;
export const WatchLoad: ServiceIdentifier<WatchLoad> = Symbol('WatchLoad');

/** Lets the fleet watch a load, or ends that if it does. Safe to retry. */
export const watchLoad =
  (board: LoadBoard, keys: IdempotencyKeys, changes: RecordChanges): WatchLoad =>
  async ({ id, watched }) => {
    const isWatched = !watched;
    await keys.once({ load: id, isWatched }, (key) => board.watch(id, isWatched, key));
    changes.publish({ lists: ['loads'] });
    return isWatched;
  };
