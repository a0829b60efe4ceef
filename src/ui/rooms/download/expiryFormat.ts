import { dateFormat } from '../../../domain/dates/dateFormat.ts';

/** Writes the day until which an invitation holds. */
export const expiryFormat = (locale: string): Intl.DateTimeFormat => dateFormat(locale, { dateStyle: 'long' });
