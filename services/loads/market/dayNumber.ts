/** A day `YYYY-MM-DD` as a number that sorts as days do. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
