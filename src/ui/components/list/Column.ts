import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The field's name on the wire where one can sort by it. */
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Numbers stand at the end of their cell, one below the other. */
  readonly numeric?: boolean;
}
