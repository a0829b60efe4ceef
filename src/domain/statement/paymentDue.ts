import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { endOfDay } from '../calendar/endOfDay.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';

/** When a statement is to be paid that is issued at an instant: calendar days later, until the end of that day in the carrier's zone. */
export const paymentDue = (
  issuedAt: number,
  days: number,
  zone: string,
): { readonly dueOn: CalendarDay; readonly dueAt: number } => {
  const dueOn = addDays(localTimeOf(issuedAt, zone).day, days);
  return { dueOn, dueAt: endOfDay(dueOn, zone) };
};
