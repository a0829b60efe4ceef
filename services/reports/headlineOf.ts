import type { Figure } from './Figure.ts';

/** The figure of a week that says what the headline of the whole says: in its currency too, though the week may have more in another one. */
export function headlineOf(week: readonly Figure[], [headline]: readonly Figure[]): readonly Figure[] {
  if (!headline) return week.slice(0, 1);
  const same = week.find(({ code, currency }) => code === headline.code && currency === headline.currency);
  return [same ?? { ...headline, value: null, n: 0, count: null, low: null, high: null }];
}
