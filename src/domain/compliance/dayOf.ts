const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The calendar day of an instant where the person is, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string =>
  `${String(instant.getFullYear()).padStart(4, '0')}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
