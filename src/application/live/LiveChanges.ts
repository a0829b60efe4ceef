import type { ServiceIdentifier } from 'inversify';

/** What a stream of changes says. `id` is where to go on after it, if the stream is lost. */
export interface LiveEvent {
  /** `ready`: all changes from before are told; `reset`: too many to tell; `beat`: it is alive; `full`: others took its place. */
  readonly kind: 'ready' | 'change' | 'reset' | 'beat' | 'full';
  readonly id: string | undefined;
  readonly change?: LiveChange;
}

/** That a record of the selected company changed. Without an id many of its type did. */
export interface LiveChange {
  readonly type: string;
  readonly id: string | undefined;
}

/** Tells what changes for the selected company, as it changes. */
export interface LiveChanges {
  /** Reads from after an event on, or from now. Resolves when the stream is over, for whatever reason; never rejects. */
  read(after: string | undefined, told: (event: LiveEvent) => void, signal: AbortSignal): Promise<void>;
}
export const LiveChanges: ServiceIdentifier<LiveChanges> = Symbol('LiveChanges');
