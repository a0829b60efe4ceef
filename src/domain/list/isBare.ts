import { isNarrowed } from './isNarrowed.ts';
import type { ListView } from './ListView.ts';

interface Found {
  readonly data: { readonly total: number } | undefined;
  /** Whether the data are those of another view. */
  readonly isPlaceholderData: boolean;
}

/** Whether a list is known to have no rows at all: none were found, though nothing hides any. */
export const isBare = ({ data, isPlaceholderData }: Found, view: Pick<ListView, 'q' | 'filters'>): boolean =>
  data?.total === 0 && !isPlaceholderData && !isNarrowed(view);
