import type { ListView } from './ListView.ts';

/** Whether a search or filter is active. */
export const isFiltered = ({ q, filters }: Pick<ListView, 'q' | 'filters'>): boolean =>
  q.trim() !== '' || Object.values(filters).some((value) => value !== '');
