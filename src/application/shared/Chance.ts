import type { ServiceIdentifier } from 'inversify';

/** Random numbers from 0 up to, not including, 1; used to spread retries. */
export interface Chance {
  fraction(): number;
}
export const Chance: ServiceIdentifier<Chance> = Symbol('Chance');
