/**
 * What a form shall hold once somebody else has saved the record meanwhile: theirs, but mine wherever I had changed what
 * was there `before`.
 */
export const mergeOver = <Draft extends { readonly [Field in keyof Draft]: string }>(
  before: Draft,
  mine: Draft,
  theirs: Draft,
): Draft => {
  const merged = { ...theirs };
  for (const field in mine) if (mine[field].trim() !== before[field].trim()) merged[field] = mine[field];
  return merged;
};
