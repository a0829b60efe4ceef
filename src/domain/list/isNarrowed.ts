import type { ListView } from './ListView.ts';

/** Whether rows may be hidden by the search or a filter. */
export const isNarrowed = ({ q, filters }: Pick<ListView, 'q' | 'filters'>): boolean =>
  q.trim() !== '' || Object.values(filters).some((value) => value !== '');
