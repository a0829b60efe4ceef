import type { ListView } from './ListView.ts';

/** The view in pages of another size: the page on which the first row shown so far is. */
export const withSize = ({ page, size }: Pick<ListView, 'page' | 'size'>, newSize: number) => ({
  page: Math.floor((page * size) / newSize),
  size: newSize,
});
