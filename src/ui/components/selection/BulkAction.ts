import type { Changed } from '../../../application/shared/bulkWrites.ts';
import type { Outcome, Watch } from '../../../application/shared/eachInTurn.ts';
import type { Versioned } from '../../../application/shared/Versioned.ts';
import type { FieldError } from '../../../domain/failure/FieldError.ts';
import type { Likeness } from './BulkState.ts';

/** What became of a row; the version it has now is what it is undone by. */
export type RowOutcome = Outcome<{ readonly id: string }, number | undefined>;

/** What to ask, in the same question, about rows that may be changed, but probably by mistake. */
export interface BulkDoubts<Row> {
  /** What is probably wrong with a row, in words; undefined for nothing. */
  readonly doubtOf: (row: Row) => string | undefined;
  readonly words: {
    /** Above the first of them. */
    readonly title: (count: number) => string;
    /** So many more are not named. */
    readonly more: (count: number) => string;
    /** On the button that changes the others alone. */
    readonly others: (count: number) => string;
  };
}

/** Rows that are left out, unless they are ticked, because each looks like another record. */
export interface BulkLikeness<Row> {
  /** By id; what looks like nothing is not in it. */
  readonly find: (rows: readonly Row[]) => Promise<ReadonlyMap<string, Likeness>>;
  readonly words: {
    readonly looking: string;
    /** Above them. */
    readonly title: (count: number) => string;
    readonly looksLike: string;
    /** On the box that keeps a row in. */
    readonly tick: (name: string) => string;
    /** Where all are left out. */
    readonly tickOne: string;
  };
}

/** Something done to many rows of a list at once. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly words: {
    /** On the button. */
    readonly label: string;
    /** Asks whether to do it to so many. */
    readonly title: (count: number) => string;
    readonly text?: string;
    readonly yes: (count: number) => string;
    /** Above those that cannot be changed so, with how many; said of all where none can. */
    readonly cannot?: { readonly some: (count: string) => string; readonly none: string };
    /** Above those that were refused. */
    readonly refused?: string;
    /** Says that it was done to so many, and what was chosen for them. */
    readonly done: (count: number, chosen: string) => string;
    /** Says that it was undone for so many; for what can be undone. */
    readonly undone?: (count: number) => string;
  };
  /** What rows come to together, such as an amount. */
  readonly sumOf?: (rows: readonly Row[]) => string;
  readonly isDangerous?: boolean;
  /** What to choose before, such as the status to set. */
  readonly choice?: { readonly label: string; readonly options: Readonly<Record<string, string>> };
  /** Whether rows such as this one are ever changed so. The action is offered once one of them is selected; without it, always. */
  readonly isFor?: (row: Row) => boolean;
  /** Why a row cannot be changed so, in words; undefined if it can. */
  readonly refusalOf: (row: Row, chosen: string) => string | undefined;
  /** Whether a row needs no change, as it is so already: it leaves the selection with those that were changed. */
  readonly isSo?: (row: Row, chosen: string) => boolean;
  readonly doubts?: BulkDoubts<Row>;
  readonly likeness?: BulkLikeness<Row>;
  /** Where a row can be mended that cannot be changed so, or that the services refused for a reason. */
  readonly mendAt?: (row: Row, reason?: string) => string | undefined;
  /** Words what the services refused of a row, field by field; without it, their own message is shown. */
  readonly refusalText?: (errors: readonly FieldError[], row: Row | undefined) => string;
  readonly run: (rows: readonly Row[], chosen: string, watch: Watch) => Promise<readonly RowOutcome[]>;
  readonly undo?: (changed: readonly Versioned[], watch: Watch) => Promise<readonly Changed[]>;
}
