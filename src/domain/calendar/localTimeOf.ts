import { dateFormat } from './dateFormat.ts';
import type { LocalTime } from './LocalTime.ts';

const digits = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/**
 * The local time in a zone (IANA name) at an instant in epoch milliseconds. Throws a RangeError for an unknown zone.
 */
export const localTimeOf = (instant: number, zone: string): LocalTime => {
  const parts = new Map(
    dateFormat('en-US', { timeZone: zone, ...digits })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = [parts.get('year')?.padStart(4, '0'), parts.get('month'), parts.get('day')].join('-');
  const [hour, minute, second] = [parts.get('hour'), parts.get('minute'), parts.get('second')].map(Number);
  return { day, hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 };
};
