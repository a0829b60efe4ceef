import type { CalendarDay } from './CalendarDay.ts';
import { isReckonable } from './isReckonable.ts';

/**
 * A day that the calendar has, or undefined: `2026-02-29` is none (ISO 8601 calendar date, extended form), and neither are the very
 * ends of the years that can be written.
 */
export const readDay = (raw: unknown): CalendarDay | undefined => {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
  const midnight = new Date(`${raw}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(raw)) return undefined;
  return isReckonable(midnight.getTime()) ? raw : undefined;
};
