import type { ReactNode } from 'react';

/** A row of a combobox's list. */
export interface ComboboxOption {
  readonly key: string;
  readonly content: ReactNode;
}
