import type { ViewFacts } from './ViewFacts.ts';

/** The sorts, filters, columns and views of a list. */
export interface ListSpec {
  readonly sorts: readonly string[];
  /** The default sort. */
  readonly sort: string;
  /** The sort in which rows are counted, where another than the default is quicker. */
  readonly countSort?: string;
  /** Allowed values of each filter; `text` allows any, such as an instant. */
  readonly filters: Readonly<Record<string, readonly string[] | 'text'>>;
  /** The columns one can choose from, beside the first, which names the row. */
  readonly columns?: {
    /** Shown until others are chosen, in order. */
    readonly shown: readonly string[];
    readonly more: readonly string[];
  };
  /** The views the product comes with, by their name in the address. All of the list is one without a name. */
  readonly views?: Readonly<Record<string, Partial<ViewFacts>>>;
}
