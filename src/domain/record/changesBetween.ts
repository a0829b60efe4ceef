/** The fields in which two drafts of a record differ, in the order of the first. Space around a text does not count. */
export const changesBetween = <Draft extends { readonly [Field in keyof Draft]: string }>(
  mine: Draft,
  theirs: Draft,
): readonly Extract<keyof Draft, string>[] => {
  const changed: Extract<keyof Draft, string>[] = [];
  for (const field in mine) if (mine[field].trim() !== theirs[field].trim()) changed.push(field);
  return changed;
};
