import type { ReactNode } from 'react';

/**
 * Where a value stands on a phone, whose rows are cards of three lines below one another: after the name, on the second line or the
 * third, or at the end of one of these. `none` where the record itself tells it.
 */
export type CardPlace = 'first' | 'firstEnd' | 'second' | 'secondEnd' | 'third' | 'thirdEnd' | 'none';

export interface Column<Row> {
  /** The field's name on the wire where one can sort by it. */
  readonly key: string;
  readonly title: string;
  /** Undefined or empty where the row has nothing to show. */
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Numbers stand at the end of their cell, one below the other. */
  readonly numeric?: boolean;
  /** Without it a value has a line of its own on the card, after its title. */
  readonly onCard?: CardPlace;
  /** Left out where the table is too narrow for all of its columns. */
  readonly spare?: boolean;
  /** The name has a picture beside it. */
  readonly pictured?: boolean;
}
