import type { ServiceIdentifier } from 'inversify';

/** Makes retries of a write safe. */
export interface IdempotencyKeys {
  /**
   * Runs `write` with the key of this content and the selected company. The same content keeps its key until a definite
   * answer arrives; the next write gets a new one.
   */
  once<Output>(content: unknown, write: (key: string) => Promise<Output>): Promise<Output>;
}
export const IdempotencyKeys: ServiceIdentifier<IdempotencyKeys> = Symbol('IdempotencyKeys');
