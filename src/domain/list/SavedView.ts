import type { ViewFacts } from './ViewFacts.ts';

/** What is saved of a view; without columns it shows those of whoever opens it. */
export interface SavedViewFacts extends ViewFacts {
  readonly name: string;
  /** Whether everybody in the company has it. */
  readonly isShared: boolean;
  readonly columns: readonly string[] | undefined;
}

/** A view of a list that a person saved. A write names the `version` it is based on. */
export interface SavedView extends SavedViewFacts {
  readonly id: string;
  readonly version: number;
  /** Whether the user saved it, and may change it. */
  readonly isOwn: boolean;
  /** Whether the user is told of new records that match; of loads alone. */
  readonly hasAlert: boolean;
}
