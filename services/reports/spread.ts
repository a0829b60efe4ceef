import { medianOf, p10Of, p90Of } from './quantiles.ts';

/** Values of which there is one each time, as prices mostly are: 450,000 are sorted within some ten milliseconds. */
function singles() {
  let values = new Float64Array(16);
  let n = 0;
  return {
    add: (value: number): void => {
      if (n === values.length) {
        const more = new Float64Array(2 * n);
        more.set(values);
        values = more;
      }
      values[n] = value;
      n += 1;
    },
    sorted: (): Float64Array => values.subarray(0, n).toSorted(),
  };
}

/**
 * Values as they come in, each as often as it does or taken away again, and what lies in the middle of them or above most.
 */
export function spread() {
  const single = singles();
  /** Those that came several times at once, or were taken away. */
  const times = new Map<number, number>();
  let n = 0;
  let known: Float64Array | undefined;
  const merged = (): Float64Array => {
    const alone = single.sorted();
    if (times.size === 0) return alone;
    const values = new Float64Array(n);
    let [filled, next] = [0, 0];
    for (const value of Float64Array.from(times.keys()).toSorted()) {
      const first = next;
      while (next < alone.length && (alone[next] ?? 0) < value) next += 1;
      values.set(alone.subarray(first, next), filled);
      filled += next - first;
      const same = next;
      while (alone[next] === value) next += 1;
      const end = filled + next - same + (times.get(value) ?? 0);
      values.fill(value, filled, end);
      filled = end;
    }
    values.set(alone.subarray(next), filled);
    return values;
  };
  const sorted = (): Float64Array => {
    known ??= merged();
    return known;
  };
  return {
    add: (value: number, often = 1): void => {
      if (often === 1) single.add(value);
      else times.set(value, (times.get(value) ?? 0) + often);
      n += often;
      known = undefined;
    },
    n: (): number => n,
    median: (): number | null => medianOf(sorted()),
    p10: (): number | null => p10Of(sorted()),
    p90: (): number | null => p90Of(sorted()),
  };
}
