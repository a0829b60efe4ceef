import type { FieldError } from '../failure/FieldError.ts';
import type { CargoLine } from './RequestContent.ts';

/** What services say of a row. `ready` and `refused` are said of a dry run, too; `exists` if a request has the reference already. */
export const rowOutcomes = ['ready', 'added', 'exists', 'refused'] as const;

/** `left_out` is a row that was ready and not sent. */
export type RowOutcome = (typeof rowOutcomes)[number] | 'left_out';

/** A town as it is told from others of its name; the country is ISO 3166-1 alpha-2, the position in degrees (WGS84). */
export interface NamedTown {
  readonly name: string;
  readonly region: string | undefined;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

/** The town that was taken for one whose name alone is not plain. */
export interface TakenTown extends NamedTown {
  readonly column: 'pickup_city' | 'delivery_city';
  /** Towns that may be meant as well, the biggest first; none if something tells them apart. */
  readonly others: readonly NamedTown[];
}

/** What became of a row of an import, or would become of it. */
export interface ImportedRow {
  /** Where it begins in the text, counted from 1. */
  readonly line: number;
  readonly reference: string | undefined;
  readonly outcome: RowOutcome;
  /** Of the request that was added or exists. */
  readonly id: string | undefined;
  /** Of what exists, the columns in which its request says something else; undefined for all others. */
  readonly differs: readonly string[] | undefined;
  /** The open request that a row to be published looks like, or an earlier row, which has no id. */
  readonly looksLike: { readonly id: string | undefined; readonly reference: string } | undefined;
  readonly towns: readonly TakenTown[];
  /** As they were read by a check; undefined for what is refused. */
  readonly goods: Pick<CargoLine, 'description' | 'packageCode' | 'count' | 'grossKg'> | undefined;
  /** By column; none for what is refused after the first 50. */
  readonly errors: readonly FieldError[];
  /** What would keep the draft from being published, by column; of some rows after the first 50 the first alone. */
  readonly beforePublishing: readonly FieldError[];
}

export interface RequestImport {
  /** Titles that name no column; nothing of theirs is read. */
  readonly ignored: readonly string[];
  readonly rows: readonly ImportedRow[];
}
