const none: ReadonlyMap<number, number> = new Map();

/** In ascending order: values that came alone, and others as often as they did, or less often where some were taken away. */
export function mergedValues(alone: Float64Array, times: ReadonlyMap<number, number> = none): Float64Array {
  const sorted = alone.toSorted();
  if (times.size === 0) return sorted;
  const n = [...times.values()].reduce((sum, often) => sum + often, sorted.length);
  const values = new Float64Array(n);
  let [filled, next] = [0, 0];
  for (const value of Float64Array.from(times.keys()).toSorted()) {
    const first = next;
    while (next < sorted.length && (sorted[next] ?? 0) < value) next += 1;
    values.set(sorted.subarray(first, next), filled);
    filled += next - first;
    const same = next;
    while (sorted[next] === value) next += 1;
    const end = filled + next - same + (times.get(value) ?? 0);
    values.fill(value, filled, end);
    filled = end;
  }
  values.set(sorted.subarray(next), filled);
  return values;
}
