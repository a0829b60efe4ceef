import { addCount, eachPair, type KindCounts } from './Counts.ts';
import type { CountSource } from './CountSource.ts';

/** Adds to the counts of a day what a change adds so many times, as far as days tell it. */
export function addByDay(
  { byDay }: Pick<CountSource, 'byDay'>,
  counts: KindCounts,
  adds: readonly number[],
  times: number,
): void {
  eachPair(adds, (code, n) => {
    const ofDay = byDay(code);
    if (ofDay !== undefined) addCount(counts, ofDay, n * times);
  });
}
