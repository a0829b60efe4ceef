import { dateFormat } from '../../domain/calendar/dateFormat.ts';
import { ownZone } from './ownZone.ts';
import { zoneName } from './zoneName.ts';

/** An RFC 3339 instant as date and time in the reader's time zone, which is named, since times of stops are in theirs. */
export const instantText = (instant: string, locale: string): string => {
  const at = Date.parse(instant);
  const timeZone = ownZone();
  const written = dateFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return `${written} ${zoneName(timeZone, locale, at)}`;
};
