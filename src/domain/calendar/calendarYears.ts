/** ISO 8601 keeps the years before 1583 for those who agreed on them, and writes no year past 9999 in four digits. */
export const calendarYears = { first: 1583, last: 9999 } as const;
