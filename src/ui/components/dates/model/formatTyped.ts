import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { Precision } from './PickerRules.ts';

/** A locale's numeric format of date and time, in the form people type. */
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

/** Formats an instant for a text field, with plain spaces as typed on a keyboard and without bidi marks. */
export const formatTyped = (instant: number, locale: string, zone: string, precision: Precision): string =>
  typedFormat(locale, zone, precision)
    .format(instant)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\u200e\u200f]/g, '');
