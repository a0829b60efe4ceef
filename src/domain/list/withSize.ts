import type { ListView } from './ListView.ts';

/** The view with another page size, on the page that holds the first row shown so far. */
export const withSize = ({ page, size }: Pick<ListView, 'page' | 'size'>, newSize: number) => ({
  page: Math.floor((page * size) / newSize),
  size: newSize,
});
