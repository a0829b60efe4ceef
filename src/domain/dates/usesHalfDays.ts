/** Whether a locale counts hours to twelve, twice a day. */
export const usesHalfDays = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
