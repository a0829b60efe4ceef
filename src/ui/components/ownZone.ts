import { dateFormat } from '../../domain/calendar/dateFormat.ts';
import { isTimeZone } from '../../domain/stop/isTimeZone.ts';

/** The IANA time zone of the reader; UTC where the browser does not know it, which some call `Etc/Unknown`. */
export const ownZone = (): string => {
  const { timeZone } = dateFormat('en-US', {}).resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
};
