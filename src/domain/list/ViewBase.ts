import type { ViewFacts } from './ViewFacts.ts';

/** The view that a list builds on, as the address names it. */
export interface ViewBase extends ViewFacts {
  /** Its name in the address; '' for all of the list. */
  readonly key: string;
  /** Its columns; without any, those the user has arranged. */
  readonly columns?: readonly string[] | undefined;
}
