const millisecondsOfDay = 86_400_000;

/** Whole days from one `YYYY-MM-DD` to another; negative when it has passed. Clocks that change do not count. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / millisecondsOfDay);
