import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { Precision } from './Precision.ts';

/** How a locale writes date and time in digits that can be typed. */
export const typedFormat = (locale: string, zone: string, precision: Precision): Intl.DateTimeFormat =>
  dateFormat(locale, {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(precision !== 'day' && { hour: '2-digit', minute: '2-digit' }),
    ...(precision === 'second' && { second: '2-digit' }),
  });
