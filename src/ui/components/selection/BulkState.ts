/** A row that was not changed, and why. */
export interface RefusedRow {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

/** How far changing many rows has come. */
export type BulkState =
  | { readonly at: 'question' }
  | { readonly at: 'work'; readonly finished: number; readonly all: number }
  | { readonly at: 'result'; readonly done: number; readonly left: number; readonly refused: readonly RefusedRow[] };
