import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { parseTypedTime } from './parseTypedTime.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** Reads a time of day as people type it, such as `8`, `0830`, `8:30`, `14h` or `2 pm`, into `HH:mm`; undefined if it is none. */
export const readTypedTime = (typed: string, locale: string): string | undefined => {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const [, hours, minutes = '00'] = /^(\d{1,2})(\d\d)?$/.exec(text) ?? [];
  const plain = hours === undefined ? text : `${hours}:${minutes}`;
  const { hour, minute = 0 } = parseTypedTime(plain, locale) ?? {};
  return hour === undefined ? undefined : `${two(hour)}:${two(minute)}`;
};

/** Whether this is a time of day: `HH:mm`, perhaps with seconds. */
export const isTimeOfDay = (text: string): boolean =>
  /^\d\d:\d\d(?::\d\d)?$/.test(text) && !Number.isNaN(Date.parse(`2026-01-01T${text}Z`));

/** A time of day, `HH:mm`, as the locale writes it; anything else as it is. */
export const timeOfDayText = (time: string, locale: string): string => {
  if (!isTimeOfDay(time)) return time;
  return dateFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .format(Date.parse(`2026-01-01T${time}Z`))
    .replaceAll(/\s/g, ' ');
};
