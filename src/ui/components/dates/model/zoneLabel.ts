import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';

const nameOf = (zone: string, locale: string, instant: number, timeZoneName: 'long' | 'shortOffset'): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const canonical = (zone: string): string => dateFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;

/** Name of a time zone at an instant, such as `Central Daylight Time (GMT-5)`; undefined for the user's own zone. */
export const zoneLabel = (zone: string, ownZone: string, locale: string, instant: number): string | undefined => {
  if (canonical(zone) === canonical(ownZone)) return undefined;
  const [name, offset] = [nameOf(zone, locale, instant, 'long'), nameOf(zone, locale, instant, 'shortOffset')];
  return name === offset ? name : `${name} (${offset})`;
};
