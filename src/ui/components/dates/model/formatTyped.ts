import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { Precision } from './PickerRules.ts';

/** How a locale writes date and time in digits, the way they can be typed. */
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

/** An instant as a text field shows it, with plain spaces as a keyboard types them and without marks of direction. */
export const formatTyped = (instant: number, locale: string, zone: string, precision: Precision): string =>
  typedFormat(locale, zone, precision)
    .format(instant)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\u200e\u200f]/g, '');
