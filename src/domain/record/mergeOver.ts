import { changesBetween } from './changesBetween.ts';
import { listOrField } from './listOrField.ts';
import { typedByTable } from './typedByTable.ts';

/**
 * Three-way merge after a conflict: the saved record, with my value in each field I had changed since `before`. A list is
 * one value, so that no item is mixed from two.
 */
export const mergeOver = <Draft extends { readonly [Field in keyof Draft]: string }>(
  before: Draft,
  mine: Draft,
  theirs: Draft,
): Draft => {
  const changed = new Set(changesBetween(mine, before).map(listOrField));
  const isMine = (path: string): boolean => changed.has(listOrField(path));
  const own = Object.fromEntries(Object.entries<string>(mine).filter(([path]) => isMine(path)));
  const merged = Object.entries<string>({ ...theirs, ...own });
  return typedByTable(Object.fromEntries(merged.filter(([path]) => !isMine(path) || Object.hasOwn(own, path))));
};
