import { sortField } from './sortField.ts';

/** The sort after a column header is clicked: ascending first, then reversed with each click. */
export const nextSort = (sort: string, field: string): string =>
  sortField(sort) === field && !sort.startsWith('-') ? `-${field}` : field;
