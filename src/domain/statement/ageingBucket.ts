import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { daysUntil } from '../calendar/daysUntil.ts';

/** How long money is overdue, in days. */
export const ageingBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

export type AgeingBucket = (typeof ageingBuckets)[number];

/** The bucket of what is due at the end of a day. Both days are the carrier's. */
export const ageingBucket = (dueOn: CalendarDay, today: CalendarDay): AgeingBucket => {
  const days = -daysUntil(dueOn, today);
  if (days <= 0) return 'current';
  if (days <= 30) return 'to30';
  if (days <= 60) return 'to60';
  return days <= 90 ? 'to90' : 'over90';
};
