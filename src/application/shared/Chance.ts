import type { ServiceIdentifier } from 'inversify';

/** Randomness for spreading retries; a number from 0 up to, not including, 1. */
export interface Chance {
  fraction(): number;
}
export const Chance: ServiceIdentifier<Chance> = Symbol('Chance');
