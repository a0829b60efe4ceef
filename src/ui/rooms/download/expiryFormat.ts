import { dateFormat } from '../../../domain/calendar/dateFormat.ts';

/** Formats the expiry date of an invitation. */
export const expiryFormat = (locale: string): Intl.DateTimeFormat => dateFormat(locale, { dateStyle: 'long' });
