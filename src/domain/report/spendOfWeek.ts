import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { mondayOf } from '../calendar/mondayOf.ts';
import type { Figure, Report } from './Report.ts';

/** Weeks before this one that make the mean. */
const before = 4;

/** The days that `spendOfWeek` is made of: four whole weeks and this one up to today. */
export const daysOfWeeks = (today: CalendarDay): { readonly from: CalendarDay; readonly to: CalendarDay } => ({
  from: addDays(mondayOf(today), -7 * before),
  to: today,
});

/** What this week comes to, and the mean of the four weeks before, in the currency of most shipments. Weeks without any count as none. */
export const spendOfWeek = (
  { figures, weeks }: Pick<Report, 'figures' | 'weeks'>,
  today: CalendarDay,
): { readonly thisWeek: Figure; readonly mean: number } | undefined => {
  const [whole] = figures;
  if (whole?.currency === undefined) return undefined;
  const monday = addDays(daysOfWeeks(today).from, 7 * before);
  const inCurrency = weeks.flatMap(({ monday: first, figures: [figure] }) =>
    figure && figure.currency === whole.currency ? [{ first, figure }] : [],
  );
  const earlier = inCurrency.filter(({ first }) => first < monday);
  const mean = earlier.reduce((sum, { figure }) => sum + (figure.value ?? 0), 0) / before;
  const now = inCurrency.find(({ first }) => first === monday)?.figure;
  return { thisWeek: now ?? { ...whole, value: 0, n: 0 }, mean };
};
