import { changesBetween } from '../record/changesBetween.ts';
import { listOrField } from '../record/listOrField.ts';

/**
 * The fields whose value differs from `before`. A list that differs is kept whole, and named by its own path too, as it
 * may have no items left.
 */
export const changedFields = <Draft extends { readonly [Field in keyof Draft]: string }>(
  draft: Draft,
  before: Draft,
): Readonly<Record<string, string>> => {
  const changed = changesBetween(draft, before).map(listOrField);
  const typed = Object.entries<string>(draft).filter(([path]) => changed.includes(listOrField(path)));
  return Object.fromEntries([...changed.map((path) => [path, '']), ...typed]);
};
