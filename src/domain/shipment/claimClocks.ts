import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';

/** Until which days the consignee and the sender may claim by the CMR, and from which on goods count as lost. */
export interface ClaimClocks {
  /** Article 30 (1): damage that is not apparent. */
  readonly hiddenDamageUntil: CalendarDay;
  /** Article 30 (3). */
  readonly delayUntil: CalendarDay;
  /** Article 32 (1) a. */
  readonly lapsesAfter: CalendarDay;
}

const isSunday = (day: CalendarDay): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** Seven days after a delivery. Sundays do not count; holidays do not either, but differ, so the real end may be later. */
const sevenDaysAfter = (delivered: CalendarDay): CalendarDay => {
  let [day, counted] = [delivered, 0];
  while (counted < 7) {
    day = addDays(day, 1);
    if (!isSunday(day)) counted += 1;
  }
  return day;
};

const yearAfter = (day: CalendarDay): CalendarDay => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
};

/** The clocks that start with a delivery on a day of its place. Of international carriage by road; the day itself does not count. */
export const claimClocks = (delivered: CalendarDay): ClaimClocks => ({
  hiddenDamageUntil: sevenDaysAfter(delivered),
  delayUntil: addDays(delivered, 21),
  lapsesAfter: yearAfter(delivered),
});
