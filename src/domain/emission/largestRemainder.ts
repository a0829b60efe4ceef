/** Splits a whole number by weights into whole numbers that sum to it; what is left goes to the largest rests, the first of equals first. */
export function largestRemainder(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const inOrder = exact
    .map((part, nth) => ({ nth, rest: part - Math.floor(part) }))
    .toSorted((one, other) => other.rest - one.rest || one.nth - other.nth);
  const lucky = new Set(inOrder.slice(0, left).map(({ nth }) => nth));
  return parts.map((part, nth) => (lucky.has(nth) ? part + 1 : part));
}
