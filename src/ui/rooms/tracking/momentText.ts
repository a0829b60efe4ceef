const options = (timeZone: string | undefined): Intl.DateTimeFormatOptions => ({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});

/** A moment by the clock of a place. */
export const momentText = (at: number, timeZone: string | undefined, locale: string): string =>
  new Intl.DateTimeFormat(locale, options(timeZone)).format(at);

/** A time window by the clock of a place. */
export const windowText = (
  { from, to }: { readonly from: number; readonly to: number },
  timeZone: string | undefined,
  locale: string,
): string => new Intl.DateTimeFormat(locale, options(timeZone)).formatRange(from, Math.max(from, to));
