import { sortField } from './sortField.ts';

/** The sort after a column's title was pressed: smallest first, and turned round when it is the column's already. */
export const nextSort = (sort: string, field: string): string =>
  sortField(sort) === field && !sort.startsWith('-') ? `-${field}` : field;
