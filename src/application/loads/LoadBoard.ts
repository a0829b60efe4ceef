import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { DeclineReason } from '../../domain/load/declineReasons.ts';
import type { Load } from '../../domain/load/Load.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** Why a fleet does not want a load. */
export interface Decline {
  readonly reason: DeclineReason;
  readonly text: string | undefined;
}

/** The loads a fleet can take now. One that was taken or withdrawn, or whose time is up, is answered with 404. */
export interface LoadBoard {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Load>>;
  read(id: string, signal?: AbortSignal): Promise<Load>;
  /** Hides a load from then on, and tells its shipper why. */
  decline(id: string, decline: Decline, idempotencyKey: string, options?: WriteOptions): Promise<void>;
  /** Lets the fleet watch a load, or ends that. Shows no spinner. */
  watch(id: string, isWatched: boolean, idempotencyKey: string): Promise<void>;
}
export const LoadBoard: ServiceIdentifier<LoadBoard> = Symbol('LoadBoard');
