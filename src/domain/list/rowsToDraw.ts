/**
 * Which rows to draw, counted from 0: those from `first` to `last`, and the one with the focus with its neighbours wherever they
 * are, so that the focus is kept and Tab leads on from there.
 */
export const rowsToDraw = (
  { first, last, count }: { readonly first: number; readonly last: number; readonly count: number },
  focused: number | undefined,
): number[] => {
  const near = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const kept = focused === undefined ? [] : [focused - 1, focused, focused + 1];
  const all = new Set([...near, ...kept].filter((row) => row >= 0 && row < count));
  return [...all].toSorted((a, b) => a - b);
};
