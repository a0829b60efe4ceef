/** Fields in which two drafts differ, in the order of the first. Surrounding spaces are ignored. */
export const changesBetween = <Draft extends { readonly [Field in keyof Draft]: string }>(
  mine: Draft,
  theirs: Draft,
): readonly Extract<keyof Draft, string>[] => {
  const changed: Extract<keyof Draft, string>[] = [];
  for (const field in mine) if (mine[field].trim() !== theirs[field].trim()) changed.push(field);
  return changed;
};
