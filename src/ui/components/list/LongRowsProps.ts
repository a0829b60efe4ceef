import type { ReactElement } from 'react';

export interface LongRowsProps {
  /** Table rows in their order, each with its key, that say by `data-index` which they are. */
  readonly rows: readonly ReactElement[];
  /** Which columns they have: where these change, all is measured anew. */
  readonly columnKeys: readonly string[];
}
