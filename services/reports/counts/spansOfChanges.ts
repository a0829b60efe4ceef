import { addByDay } from './addByDay.ts';
import { addPairs, type Counts, countsOf } from './Counts.ts';
import type { CountSource } from './CountSource.ts';
import { monthOf, thirdOf } from './spansOf.ts';
import type { CountedSplit } from './splitColumns.ts';

/** What changed on a day, in a group of each split. */
export interface Change extends Readonly<Partial<Record<CountedSplit, string>>> {
  readonly day: string;
  /** A code, how many, the next code …, each as often as `n` says. */
  readonly adds: readonly number[];
  readonly n: number;
}

/** Counts of a month, a third of one or a day; by day of a month alone. */
export interface Span {
  readonly days: Counts;
  readonly groups: Readonly<Record<CountedSplit, Counts>>;
}

/** What changes come to in the months, thirds of months and days they touch. */
export function spansOfChanges(
  changes: readonly Change[],
  source: Pick<CountSource, 'byDay' | 'splits'>,
): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  const spanOf = (name: string): Span => {
    const span = spans.get(name) ?? {
      days: new Map(),
      groups: { party: new Map(), lane: new Map(), place: new Map() },
    };
    spans.set(name, span);
    return span;
  };
  for (const change of changes) {
    const { day, adds, n } = change;
    const month = spanOf(monthOf(day));
    addByDay(source, countsOf(month.days, day), adds, n);
    for (const split of source.splits) {
      for (const { groups } of [month, spanOf(thirdOf(day)), spanOf(day)])
        addPairs(countsOf(groups[split], change[split] ?? ''), adds, n);
    }
  }
  return spans;
}
