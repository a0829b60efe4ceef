/** A day of the calendar, `YYYY-MM-DD` (ISO 8601, RFC 3339 full-date). Compared as texts, days are in order. */
export type CalendarDay = string;
