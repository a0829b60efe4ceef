import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';

const namedBy = (zone: string, locale: string, instant: number, timeZoneName: 'long' | 'shortOffset'): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const canonical = (zone: string): string => dateFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;

/**
 * A zone in words at an instant, such as `Central Daylight Time (GMT-5)`; undefined where the viewer's clocks are of the same
 * zone.
 */
export const zoneLabel = (zone: string, viewerZone: string, locale: string, instant: number): string | undefined => {
  if (canonical(zone) === canonical(viewerZone)) return undefined;
  const [name, offset] = [namedBy(zone, locale, instant, 'long'), namedBy(zone, locale, instant, 'shortOffset')];
  return name === offset ? name : `${name} (${offset})`;
};
