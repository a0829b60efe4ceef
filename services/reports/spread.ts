import { medianOf, p10Of, p90Of } from './quantiles.ts';

/** Values as they come in, and what lies in the middle of them or above most. 100,000 are sorted within some milliseconds. */
export function spread() {
  const values: number[] = [];
  const sorted = () => Float64Array.from(values).toSorted();
  return {
    add: (value: number): void => void values.push(value),
    n: (): number => values.length,
    median: (): number | null => medianOf(sorted()),
    p10: (): number | null => p10Of(sorted()),
    p90: (): number | null => p90Of(sorted()),
  };
}
