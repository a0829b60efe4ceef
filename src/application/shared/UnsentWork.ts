import type { ServiceIdentifier } from 'inversify';

/** Something that waits for the network, and what drops it. */
export interface Unsent {
  count(): number;
  drop(): Promise<void>;
}

/** What waits for the network and would be lost by signing out. */
export interface UnsentWork extends Unsent {
  watch(unsent: Unsent): void;
}
export const UnsentWork: ServiceIdentifier<UnsentWork> = Symbol('UnsentWork');
