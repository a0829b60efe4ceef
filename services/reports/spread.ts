import { medianOf, p10Of, p90Of } from './quantiles.ts';

/** From so many different values on they are worth an array for all below its end: there are thousands of minutes in a year of one carrier. */
const worthBins = 500;
const binsEnd = 16_384;

/** Values as they come in, each as often as it does, and what lies in the middle of them or above most. 100,000 are sorted within some milliseconds. */
export function spread() {
  const times = new Map<number, number>();
  let bins: Float64Array | undefined;
  let n = 0;
  const add = (value: number, often: number): void => {
    if (bins && Number.isInteger(value) && value >= 0 && value < binsEnd) bins[value] = (bins[value] ?? 0) + often;
    else times.set(value, (times.get(value) ?? 0) + often);
  };
  const moveToBins = (): void => {
    const earlier = [...times];
    times.clear();
    bins = new Float64Array(binsEnd);
    for (const [value, often] of earlier) add(value, often);
  };
  const known = (): Float64Array => {
    const found = [...times.keys()];
    const binned = bins ?? new Float64Array();
    for (let value = 0; value < binned.length; value += 1) if ((binned[value] ?? 0) > 0) found.push(value);
    const all = new Float64Array(found);
    return times.size > 0 ? all.toSorted() : all;
  };
  const sorted = (): Float64Array => {
    const values = new Float64Array(n);
    let filled = 0;
    for (const value of known()) {
      const next = filled + (times.get(value) ?? bins?.[value] ?? 0);
      values.fill(value, filled, next);
      filled = next;
    }
    return values;
  };
  return {
    add: (value: number, often = 1): void => {
      add(value, often);
      n += often;
      if (!bins && times.size > worthBins) moveToBins();
    },
    n: (): number => n,
    median: (): number | null => medianOf(sorted()),
    p10: (): number | null => p10Of(sorted()),
    p90: (): number | null => p90Of(sorted()),
  };
}
