/** A calendar date, `YYYY-MM-DD` (ISO 8601, RFC 3339 full-date). Sorts as text. */
export type CalendarDay = string;
