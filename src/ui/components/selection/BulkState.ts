/** A row by its name, and what is said of it, such as why it was not changed. */
export interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

/** How far changing many rows has come. */
export type BulkState =
  | { readonly at: 'question' }
  | { readonly at: 'work'; readonly finished: number; readonly all: number }
  | { readonly at: 'result'; readonly done: number; readonly left: number; readonly refused: readonly NamedRow[] };
