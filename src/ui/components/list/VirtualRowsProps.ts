import type { ReactElement } from 'react';

export interface VirtualRowsProps {
  /** Table rows in order, each with a key and its index in `data-index`. */
  readonly rows: readonly ReactElement[];
  /** Keys of the visible columns; if they change, rows are measured again. */
  readonly columnKeys: readonly string[];
}
