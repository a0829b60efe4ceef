/** A row by its name, and what is said of it, such as why it was not changed. */
export interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  /** Where that can be mended. */
  readonly path?: string | undefined;
}

/** What a row looks like: its name, and where it is if it is more than another of the rows. */
export interface Likeness {
  readonly name: string;
  readonly path: string | undefined;
}

/** How far changing many rows has come. `alike` is what rows look like, by id; undefined while that is looked up. */
export type BulkState =
  | { readonly at: 'question'; readonly alike: ReadonlyMap<string, Likeness> | undefined }
  | { readonly at: 'work'; readonly finished: number; readonly all: number }
  | { readonly at: 'result'; readonly done: number; readonly left: number; readonly refused: readonly NamedRow[] };
