import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { zoneName } from '../zoneName.ts';

const canonical = (zone: string): string => dateFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;

/** What a time zone is called at an instant, such as CDT; undefined for the user's own zone. */
export const zoneLabel = (zone: string, ownZone: string, locale: string, instant: number): string | undefined =>
  canonical(zone) === canonical(ownZone) ? undefined : zoneName(zone, locale, instant);
