import { dateFormat } from '../../domain/calendar/dateFormat.ts';

const nameIn = (locale: string, zone: string, instant: number): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const isOffset = (name: string): boolean => /^(?:GMT|UTC)[+\-−]/u.test(name);

/** What people there call a zone at an instant, such as CET or EST; its offset if there is no such name. */
export const zoneName = (zone: string, locale: string, instant: number): string => {
  const own = nameIn(locale, zone, instant);
  if (!isOffset(own)) return own;
  // One after the other: a list asks for hundreds of them.
  for (const other of ['en-GB', 'en-US']) {
    const name = nameIn(other, zone, instant);
    if (!isOffset(name)) return name;
  }
  return own;
};
