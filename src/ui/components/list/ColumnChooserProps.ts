import type { ReactNode } from 'react';
import type { NamedColumn } from './ColumnOrder.tsx';

export interface ColumnChooserProps {
  /** Every column one can choose. */
  readonly columns: readonly NamedColumn[];
  /** Keys of the shown ones, in order. */
  readonly shown: readonly string[];
  /** Keys of those shown at first. */
  readonly standard: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
  /** More settings of the table. */
  readonly children?: ReactNode;
}
