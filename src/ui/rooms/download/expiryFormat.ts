import { dateFormat } from '../../../domain/calendar/dateFormat.ts';

/** Writes the day until which an invitation holds. */
export const expiryFormat = (locale: string): Intl.DateTimeFormat => dateFormat(locale, { dateStyle: 'long' });
