import { medianOf, p10Of, p90Of } from './quantiles.ts';

/** Values as they come in, each as often as it does, and what lies in the middle of them or above most. 100,000 are sorted within some milliseconds. */
export function spread() {
  const times = new Map<number, number>();
  let n = 0;
  const sorted = (): Float64Array => {
    const values = new Float64Array(n);
    let filled = 0;
    for (const value of Float64Array.from(times.keys()).toSorted()) {
      const next = filled + (times.get(value) ?? 0);
      values.fill(value, filled, next);
      filled = next;
    }
    return values;
  };
  return {
    add: (value: number, often = 1): void => {
      times.set(value, (times.get(value) ?? 0) + often);
      n += often;
    },
    n: (): number => n,
    median: (): number | null => medianOf(sorted()),
    p10: (): number | null => p10Of(sorted()),
    p90: (): number | null => p90Of(sorted()),
  };
}
