import { createContext } from 'react';

/** How a table was drawn. */
export interface DrawnTable {
  /** What its looks follow from, beside the rows. */
  readonly circumstances: string;
  readonly rows: readonly unknown[];
  /** Widths of the columns in px. */
  readonly widths: readonly number[];
  /** How many rows the window shows of a page that is not scrolled. */
  readonly inView: number;
  /** Height in px with all rows. */
  readonly height: number;
}

/** The tables drawn last, by caption. Undefined outside the workplace, where tables are drawn whole. */
export const TableMemoryContext = createContext<Map<string, DrawnTable> | undefined>(undefined);
