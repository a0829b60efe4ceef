import type { ServiceIdentifier } from 'inversify';
import type { SharedSession } from './SharedSession.ts';

/** The other tabs of this origin that are signed in. */
export interface OpenTabs {
  any(): Promise<boolean>;
  /** What the one used last shares; at once undefined if there is none, within seconds if it does not answer. */
  ask(): Promise<SharedSession | undefined>;
}
export const OpenTabs: ServiceIdentifier<OpenTabs> = Symbol('OpenTabs');
