import type { Changed, Versioned } from '../../../application/shared/bulkWrites.ts';
import type { Outcome, Watch } from '../../../application/shared/writeEach.ts';
import type { FieldError } from '../../../domain/failure/FieldError.ts';

/** What became of a row; the version it has now is what it is undone by. */
export type RowOutcome = Outcome<{ readonly id: string }, number | undefined>;

/** Rows that are probably a mistake, and what to do about them. */
interface BulkDoubts<Row> {
  /** What is unusual about a row; undefined for nothing. */
  readonly of: (row: Row) => string | undefined;
  readonly title: (count: number) => string;
  /** After the first few that are named. */
  readonly more: (count: number) => string;
  /** On the button that leaves them out. */
  readonly others: (count: number) => string;
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
    /** Says that it was done to so many. */
    readonly done: (count: number) => string;
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
  /** What is allowed but unusual, asked about in the same question: the rows without it can be changed alone. */
  readonly doubts?: BulkDoubts<Row>;
  /** Words what the services refused of a row, field by field; without it, their own message is shown. */
  readonly refusalText?: (errors: readonly FieldError[]) => string;
  readonly run: (rows: readonly Row[], chosen: string, watch: Watch) => Promise<readonly RowOutcome[]>;
  readonly undo?: (changed: readonly Versioned[], watch: Watch) => Promise<readonly Changed[]>;
}
