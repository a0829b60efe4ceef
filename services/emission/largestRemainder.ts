/**
 * Splits a whole number by weights into whole numbers that sum to it: each gets what is certain, those with the largest rest the units
 * that are left, the first of equals first. Without any weight nobody gets anything.
 */
export function largestRemainder(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, part) => all + part, 0);
  const lucky = exact
    .map((part, nth) => ({ nth, rest: part - Math.floor(part) }))
    .toSorted((one, other) => other.rest - one.rest || one.nth - other.nth)
    .slice(0, left);
  const more = new Set(lucky.map(({ nth }) => nth));
  return whole.map((part, nth) => part + (more.has(nth) ? 1 : 0));
}
