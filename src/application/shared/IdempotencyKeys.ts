import type { ServiceIdentifier } from 'inversify';

/** Lets a write be sent again without being done twice. */
export interface IdempotencyKeys {
  /**
   * Runs `write` under the key of this content and the selected company. While nobody can tell whether an earlier try was done, the
   * same content keeps its key; after a clear answer the next write gets a new one.
   */
  once<Output>(content: unknown, write: (key: string) => Promise<Output>): Promise<Output>;
}
export const IdempotencyKeys: ServiceIdentifier<IdempotencyKeys> = Symbol('IdempotencyKeys');
