import { isFiltered } from './isFiltered.ts';
import type { ListView } from './ListView.ts';

interface Found {
  readonly data: { readonly total: number } | undefined;
  /** Whether the data belongs to another view. */
  readonly isPlaceholderData: boolean;
}

/** Whether the list is known to be empty, with no search or filter to hide any rows. */
export const isEmptyList = ({ data, isPlaceholderData }: Found, view: Pick<ListView, 'q' | 'filters'>): boolean =>
  data?.total === 0 && !isPlaceholderData && !isFiltered(view);
