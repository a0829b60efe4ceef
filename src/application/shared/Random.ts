import type { ServiceIdentifier } from 'inversify';

/** Random numbers from 0 up to, not including, 1; used to spread retries. */
export interface Random {
  fraction(): number;
}
export const Random: ServiceIdentifier<Random> = Symbol('Random');
