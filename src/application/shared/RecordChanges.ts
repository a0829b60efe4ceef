import type { ServiceIdentifier } from 'inversify';
import type { CompanyList } from './CompanyList.ts';

/** Lists of the selected company, and `memberships`: the companies the person works in, and as what. */
export type StaleList = CompanyList | 'memberships';

/** What is no longer as it was shown. */
export interface RecordChange {
  /** The lists that show something of it. */
  readonly lists: readonly StaleList[];
  /** The record as the service answered it: it is shown until it has been read again. */
  readonly record?: { readonly list: CompanyList; readonly id: string; readonly value: unknown };
  /** The id of a record that is gone; reading it again would only fail. */
  readonly removed?: string;
}

/** Told by whoever writes, heard by whoever shows. */
export interface RecordChanges {
  tell(change: RecordChange): void;
  /** The answer ends it. */
  onChange(listener: (change: RecordChange) => void): () => void;
}
export const RecordChanges: ServiceIdentifier<RecordChanges> = Symbol('RecordChanges');
