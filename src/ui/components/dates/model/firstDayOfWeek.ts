/** The first day of the week, 0 Sunday to 6 Saturday; anything else counts as 0 (seed §9, product §2.19). */
export const firstDayOfWeek = (raw: unknown): number =>
  Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) <= 6 ? Number(raw) : 0;
