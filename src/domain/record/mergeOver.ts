/** Three-way merge after a conflict: the saved record, with my value in each field I had changed since `before`. */
export const mergeOver = <Draft extends { readonly [Field in keyof Draft]: string }>(
  before: Draft,
  mine: Draft,
  theirs: Draft,
): Draft => {
  const merged = { ...theirs };
  for (const field in mine) if (mine[field].trim() !== before[field].trim()) merged[field] = mine[field];
  return merged;
};
