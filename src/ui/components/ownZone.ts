import { dateFormat } from '../../domain/calendar/dateFormat.ts';

/** The IANA time zone of the reader. */
export const ownZone = (): string => dateFormat('en-US', {}).resolvedOptions().timeZone;
