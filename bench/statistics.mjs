/** The nearest-rank quantile; `share` is 0 to 1. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

export const median = (values) => quantile(values, 0.5);
