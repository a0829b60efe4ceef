import type { ReactNode } from 'react';

/**
 * Where a value goes on a phone, whose rows are cards of three lines: after the name, on the second or third line, or
 * at the end of one of these. `none` if only the record's own page shows it.
 */
export type CardPlace = 'first' | 'firstEnd' | 'second' | 'secondEnd' | 'third' | 'thirdEnd' | 'none';

export interface Column<Row> {
  /** The field's name on the wire if the column can be sorted, unless `sort` says another. */
  readonly key: string;
  readonly title: string;
  /** Undefined or empty if the row has nothing to show. */
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** The name of the sort on the wire, where that is not the key. */
  readonly sort?: string;
  /** Keys of the CSV columns it stands for, by default its own. */
  readonly csv?: readonly string[];
  /** Right-aligned. */
  readonly numeric?: boolean;
  /** Without it, the value gets a line of its own on the card, after its title. */
  readonly onCard?: CardPlace;
  /** Whether its title stands before the value on a card, too, where the value does not say what it is. */
  readonly titled?: boolean;
  /** Dropped if the table is too narrow for all columns; early where the others have long values. */
  readonly spare?: boolean | 'early';
  /** Whether it takes the width that the other columns leave. */
  readonly grows?: boolean;
  /** Whether the name has a picture beside it. */
  readonly pictured?: boolean;
}
