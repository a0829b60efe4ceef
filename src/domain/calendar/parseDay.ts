import type { CalendarDay } from './CalendarDay.ts';

/**
 * ISO 8601 allows years before 1583 only by agreement, and years after 9999 need a fifth digit. Two days less at either
 * end leave room to convert to any time zone.
 */
const [earliest, latest] = [Date.UTC(1583, 0, 3), Date.UTC(9999, 11, 29)];

/**
 * Parses a calendar date from 1583-01-03 to 9999-12-29 (ISO 8601, extended form). Undefined for anything else, such as
 * 2026-02-29.
 */
export const parseDay = (raw: unknown): CalendarDay | undefined => {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
  const midnight = new Date(`${raw}T00:00:00Z`);
  // Some engines parse 31 April as 1 May.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(raw)) return undefined;
  return midnight.getTime() >= earliest && midnight.getTime() <= latest ? raw : undefined;
};
