import type { DecimalMark } from '../number/decimalMarkIn.ts';
import type { DateOrder } from './readCellTime.ts';

/** What the screens call a code that a column takes. */
export interface CellWord {
  readonly column: 'package' | 'body_types' | 'equipment' | 'pricing';
  readonly word: string;
  readonly code: string;
}

/** A table of requests, whether they are opened at once, and how its cells are read. */
export interface ImportTable {
  readonly csv: string;
  readonly publish: boolean;
  /** Of dates with slashes. */
  readonly dateOrder: DateOrder;
  /** Before decimals: with the other mark, `24.000` is twenty-four thousand. */
  readonly decimalMark: DecimalMark;
  readonly words: readonly CellWord[];
}
