import { dayAfter } from '../freight/fields/localDay.ts';
import { clockOf, localInstant } from '../freight/fields/localInstant.ts';
import type { Span } from './utilisation.ts';

/** The days of a period (`YYYY-MM-DD`) by the clock of a zone (IANA), each from midnight to midnight: some have 23 or 25 hours. */
export function localDaysBetween(
  from: string,
  to: string,
  timeZone: string,
): readonly (Span & { readonly day: string })[] {
  const aheadAt = clockOf(timeZone);
  const midnightOf = (day: string): number => {
    const found = localInstant(Date.parse(`${day}T00:00:00Z`), aheadAt);
    return 'instant' in found ? found.instant : found.next - aheadAt(found.next);
  };
  const days: (Span & { readonly day: string })[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    days.push({ day, begin: days.at(-1)?.end ?? midnightOf(day), end: midnightOf(dayAfter(day)) });
  }
  return days;
}
