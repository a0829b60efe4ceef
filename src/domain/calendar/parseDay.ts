import type { CalendarDay } from './CalendarDay.ts';

/**
 * ISO 8601 keeps the years before 1583 for those who agreed on them, and writes no year past 9999 in four digits. Two days are left
 * out at either end, so that a day can be moved into any zone.
 */
const [earliest, latest] = [Date.UTC(1583, 0, 3), Date.UTC(9999, 11, 29)];

/** A day that the calendar has, 1583-01-03 to 9999-12-29 (ISO 8601, extended form). Undefined for anything else: 2026-02-29 is none. */
export const parseDay = (raw: unknown): CalendarDay | undefined => {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
  const midnight = new Date(`${raw}T00:00:00Z`);
  // Some engines read 31 April as 1 May.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(raw)) return undefined;
  return midnight.getTime() >= earliest && midnight.getTime() <= latest ? raw : undefined;
};
