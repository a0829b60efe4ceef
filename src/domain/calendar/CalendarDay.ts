/** A day of the calendar, `YYYY-MM-DD` (ISO 8601, RFC 3339 full-date): days compare as texts do. */
export type CalendarDay = string;
