const keywords = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The day that a locale names by its `fw` keyword, such as `en-IE-u-fw-mon`; -1 if it names none. */
const firstDayIn = (locale: string): number => keywords.indexOf(/-fw-([a-z]{3})/.exec(locale)?.[1] ?? '');

/**
 * The first day of the week, 0 Sunday to 6 Saturday: as given, else as the locale says; anything else counts as 0 (seed
 * §9, product §2.19).
 */
export const firstDayOfWeek = (raw: unknown, locale = ''): number => {
  const day = raw ?? firstDayIn(locale);
  return Number.isInteger(day) && Number(day) >= 0 && Number(day) <= 6 ? Number(day) : 0;
};
