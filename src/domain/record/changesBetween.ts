import { ownText } from '../outside/ownText.ts';

/**
 * Fields in which two drafts differ, in the order of the first, then those that only the second has. A missing item of a
 * list counts as blank; surrounding spaces are ignored.
 */
export const changesBetween = <Draft extends { readonly [Field in keyof Draft]: string }>(
  mine: Draft,
  theirs: Draft,
): readonly Extract<keyof Draft, string>[] => {
  const fields = new Set<Extract<keyof Draft, string>>();
  for (const field in mine) fields.add(field);
  for (const field in theirs) fields.add(field);
  const typed = (draft: Draft, field: string): string => (ownText(draft, field) ?? '').trim();
  return [...fields].filter((field) => typed(mine, field) !== typed(theirs, field));
};
