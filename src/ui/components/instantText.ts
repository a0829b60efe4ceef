import { dateFormat } from '../../domain/calendar/dateFormat.ts';
import { ownZone } from './ownZone.ts';
import { zoneName } from './zoneName.ts';

/** An RFC 3339 instant as date and time in the reader's time zone, which is named: times of stops stand beside it. */
export const instantText = (instant: string, locale: string): string => {
  const at = Date.parse(instant);
  const written = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return `${written} ${zoneName(ownZone(), locale, at)}`;
};
