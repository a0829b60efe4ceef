import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { shortDay } from '../../../shared/freight/shortDay.ts';

/** A time by the clock of its stop as the lists have it, with the month in words: 1/12 has two readings, this has one. */
export const cellTimeText = (local: number | undefined, locale: string): string | undefined =>
  local === undefined
    ? undefined
    : `${shortDay(local, 'UTC', locale)} ${dateFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }).format(local)}`;
