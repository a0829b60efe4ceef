import { isTimeZone } from '../../../domain/stop/isTimeZone.ts';

/** The zone of a stop, or UTC where none is known. */
export const knownZone = (timeZone: string | undefined): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC';
