import type { ServiceIdentifier } from 'inversify';
import type { CompanyList } from './CompanyList.ts';

/** Lists of the selected company, and the user's own `memberships`. */
export type StaleList = CompanyList | 'memberships';

/** What a write has made stale. */
export interface RecordChange {
  /** All lists that show the record. */
  readonly lists: readonly StaleList[];
  /** The record as the service returned it, shown until it is read again. */
  readonly record?: { readonly list: CompanyList; readonly id: string; readonly value: unknown };
  /** Id of a deleted record, which must not be read again. */
  readonly removed?: string;
}

/** Tells the cache what is stale after a write. */
export interface RecordChanges {
  publish(change: RecordChange): void;
  /** Returns a function that unsubscribes. */
  onChange(listener: (change: RecordChange) => void): () => void;
}
export const RecordChanges: ServiceIdentifier<RecordChanges> = Symbol('RecordChanges');
