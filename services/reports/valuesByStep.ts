import { mergedValues } from './mergedValues.ts';

const steps = 4_096;

/**
 * Finds values by their rank without sorting all of them: counts how many lie in each of some thousand steps, and sorts those of the step that has
 * the rank. `times` has values that came more or less often than once.
 */
export function valuesByStep(
  alone: Float64Array,
  times: ReadonlyMap<number, number>,
): (rank: number) => number | undefined {
  let [least, most] = [Infinity, -Infinity];
  const see = (value: number): void => {
    if (value < least) least = value;
    if (value > most) most = value;
  };
  for (const value of alone) see(value);
  for (const value of times.keys()) see(value);
  const perUnit = most > least ? steps / (most - least) : 0;
  const stepOf = (value: number): number => Math.floor((value - least) * perUnit);
  const counts = new Float64Array(steps + 1);
  const count = (value: number, n: number): void => {
    const step = stepOf(value);
    counts[step] = (counts[step] ?? 0) + n;
  };
  for (const value of alone) count(value, 1);
  for (const [value, n] of times) count(value, n);
  const sorted = new Map<number, Float64Array>();
  const valuesIn = (step: number): Float64Array => {
    const near = alone.filter((value) => stepOf(value) === step);
    const values = mergedValues(near, new Map([...times].filter(([value]) => stepOf(value) === step)));
    sorted.set(step, values);
    return values;
  };
  return (rank) => {
    let [step, below] = [0, 0];
    while (step < steps && below + (counts[step] ?? 0) <= rank) {
      below += counts[step] ?? 0;
      step += 1;
    }
    return (sorted.get(step) ?? valuesIn(step))[rank - below];
  };
}
