/**
 * Indices of the rows to render: `first` to `last`, plus the focused row and its neighbours wherever they are, so that
 * focus is kept and Tab moves on from there.
 */
export const rowsToRender = (
  { first, last, count }: { readonly first: number; readonly last: number; readonly count: number },
  focused: number | undefined,
): number[] => {
  const near = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const kept = focused === undefined ? [] : [focused - 1, focused, focused + 1];
  const all = new Set([...near, ...kept].filter((row) => row >= 0 && row < count));
  return [...all].toSorted((a, b) => a - b);
};
