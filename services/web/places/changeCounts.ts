import type { Holder } from './Holder.ts';

/** Counts a call for each of its holders, or no longer. */
export function changeCounts(counts: Map<string, number>, holders: readonly Holder[], by: 1 | -1): void {
  for (const { name } of holders) {
    const count = (counts.get(name) ?? 0) + by;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  }
}
