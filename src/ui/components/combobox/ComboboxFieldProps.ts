import type { ReactNode } from 'react';
import type { ComboboxOption } from './ComboboxOption.ts';
import type { ComboboxTexts } from './ComboboxTexts.ts';

export interface ComboboxFieldProps {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly required?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** What has been chosen, as text; empty if nothing has. */
  readonly chosen: string;
  /** What somebody is typing in search of something else; undefined if nobody is. */
  readonly typed: string | undefined;
  readonly onType: (typed: string | undefined) => void;
  /** What was found for the typed words. */
  readonly options: readonly ComboboxOption[];
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly onChoose: (key: string) => void;
  readonly onClear: () => void;
  readonly texts: ComboboxTexts;
}
