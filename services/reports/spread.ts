import { mergedValues } from './mergedValues.ts';
import { medianAt, p10At, p90At } from './quantiles.ts';
import { valuesByStep } from './valuesByStep.ts';

/** So many are sorted sooner than they are divided up. */
const few = 1_000;
const none = new Float64Array(0);

/** Values as they come in, each as often as it does or taken away again, and what lies in the middle of them or above most. */
export function spread() {
  /** Those that came alone, as prices mostly do. */
  let singles = none;
  let alone = 0;
  /** Those that came several times at once, or were taken away. */
  const times = new Map<number, number>();
  let n = 0;
  let known: ((rank: number) => number | undefined) | undefined;
  const valueAt = (rank: number): number | undefined => {
    if (!known) {
      const values = singles.subarray(0, alone);
      const sorted = alone + times.size > few ? undefined : mergedValues(values, times);
      known = sorted ? (wanted) => sorted[wanted] : valuesByStep(values, times);
    }
    return known(rank);
  };
  const addSingle = (value: number): void => {
    if (alone === singles.length) {
      const more = new Float64Array(Math.max(2 * alone, 16));
      more.set(singles);
      singles = more;
    }
    singles[alone] = value;
    alone += 1;
  };
  return {
    add: (value: number, often = 1): void => {
      if (often === 1) addSingle(value);
      else times.set(value, (times.get(value) ?? 0) + often);
      n += often;
      known = undefined;
    },
    n: (): number => n,
    median: (): number | null => medianAt(n, valueAt),
    p10: (): number | null => p10At(n, valueAt),
    p90: (): number | null => p90At(n, valueAt),
  };
}
