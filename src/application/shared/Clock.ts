import type { ServiceIdentifier } from 'inversify';

/** Time and its passing. Instants are epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `work` once after `milliseconds`; the answer cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}
export const Clock: ServiceIdentifier<Clock> = Symbol('Clock');
