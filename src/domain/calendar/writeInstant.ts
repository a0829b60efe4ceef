import { localTimeOf } from './localTimeOf.ts';
import { offsetAt } from './offsetAt.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as RFC 3339 date-time with the offset of a zone; in UTC where that offset is none of whole minutes, as before 1900. */
export const writeInstant = (instant: number, zone: string): string => {
  const offset = offsetAt(instant, zone) / 60_000;
  if (!Number.isInteger(offset)) return new Date(instant).toISOString();
  const { day, hour, minute, second } = localTimeOf(instant, zone);
  const millisecond = ((instant % 1000) + 1000) % 1000;
  const fraction = millisecond ? `.${String(millisecond).padStart(3, '0')}` : '';
  const ahead = Math.abs(offset);
  const place = offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
  return `${day}T${two(hour)}:${two(minute)}:${two(second)}${fraction}${place}`;
};
