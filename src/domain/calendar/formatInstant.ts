import { localTimeOf } from './localTimeOf.ts';
import { offsetAt } from './offsetAt.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * Formats epoch milliseconds as an RFC 3339 date-time with the zone's offset. Falls back to UTC if that offset has
 * seconds, as many had before 1900: RFC 3339 cannot express those.
 */
export const formatInstant = (instant: number, zone: string): string => {
  const offset = offsetAt(instant, zone) / 60_000;
  if (!Number.isInteger(offset)) return new Date(instant).toISOString();
  const { day, hour, minute, second } = localTimeOf(instant, zone);
  const millisecond = ((instant % 1000) + 1000) % 1000;
  const fraction = millisecond ? `.${String(millisecond).padStart(3, '0')}` : '';
  const minutes = Math.abs(offset);
  const suffix = offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${day}T${two(hour)}:${two(minute)}:${two(second)}${fraction}${suffix}`;
};
