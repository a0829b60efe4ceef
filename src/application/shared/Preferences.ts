import type { ServiceIdentifier } from 'inversify';

/** What somebody can choose about the screens, by name. */
export type PreferenceName = 'letterKeys' | 'recordsBeside' | 'loadsMap' | 'recentRecords' | 'ediCodes';

/**
 * How the signed-in person wants the screens to work, in this browser: kept beyond sign-out, and shared by their tabs.
 * Only switches, ids and codes, never what a record says.
 */
export interface Preferences {
  /** Undefined if nothing was chosen, or somebody has tampered with it. The same value until it changes. */
  read(name: PreferenceName): unknown;
  keep(name: PreferenceName, value: unknown): void;
  /** Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}
export const Preferences: ServiceIdentifier<Preferences> = Symbol('Preferences');
