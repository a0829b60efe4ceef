import type { ServiceIdentifier } from 'inversify';

/** Instants are epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `work` once after `milliseconds`; returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}
export const Clock: ServiceIdentifier<Clock> = Symbol('Clock');
