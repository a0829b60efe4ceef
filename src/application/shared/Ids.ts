import type { ServiceIdentifier } from 'inversify';

/** Random UUIDs for idempotency keys. */
export interface Ids {
  next(): string;
}
export const Ids: ServiceIdentifier<Ids> = Symbol('Ids');
