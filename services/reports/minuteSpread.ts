import { medianAt, p90At } from './quantiles.ts';

/** What `spread` says, of whole minutes from 0 to `most`. They are counted minute by minute, so nothing is looked up or sorted. */
export function minuteSpread(most: number) {
  const counts = new Float64Array(most + 1);
  let n = 0;
  const valueAt = (rank: number): number | undefined => {
    let below = 0;
    for (let value = 0; value <= most; value += 1) {
      below += counts[value] ?? 0;
      if (below > rank) return value;
    }
    return undefined;
  };
  return {
    add: (value: number, often = 1): void => {
      counts[value] = (counts[value] ?? 0) + often;
      n += often;
    },
    n: (): number => n,
    median: (): number | null => medianAt(n, valueAt),
    p90: (): number | null => p90At(n, valueAt),
  };
}
