import { asIfUtc } from '../calendar/asIfUtc.ts';
import { formatInstant } from '../calendar/formatInstant.ts';
import type { LocalTime } from '../calendar/LocalTime.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';
import { offsetAt } from '../calendar/offsetAt.ts';
import { parseDateTime } from '../calendar/parseDateTime.ts';
import { isTimeZone } from '../stop/isTimeZone.ts';
import { type LocalChoice, localChoice } from '../stop/localChoice.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** A local time as a draft holds it: `2026-11-24T08:00`. */
const localText = ({ day, hour, minute, second }: LocalTime): string =>
  `${day}T${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(second)}`}`;

/** What a typed end of a window means in its zone; undefined if it cannot be read. */
export const windowChoice = (typed: string, zone: string): LocalChoice | undefined => {
  const { day, hour, minute, second = 0 } = parseDateTime(typed) ?? {};
  if (day === undefined || hour === undefined || minute === undefined || !isTimeZone(zone)) return undefined;
  return localChoice({ day, hour, minute, second }, zone);
};

/**
 * The instant of a typed end of a window (RFC 3339). Of an hour that comes twice it is the one of the typed offset, else the earlier.
 * Undefined if it cannot be read, or if clocks skip it there.
 */
export const windowInstant = (typed: string, zone: string): string | undefined => {
  const choice = windowChoice(typed, zone);
  const parts = parseDateTime(typed);
  if (!choice || !parts || choice.kind === 'skipped') return undefined;
  if (choice.kind === 'once') return formatInstant(choice.instant, zone);
  const { day, hour = 0, minute = 0, second = 0, offset } = parts;
  const meant = offset === undefined ? choice.earlier : asIfUtc({ day, hour, minute, second }) - offset;
  return formatInstant(meant === choice.later ? choice.later : choice.earlier, zone);
};

/** How a draft holds an instant: by the clock in the zone, with the offset if that hour comes twice and it is the later. */
export const windowTyped = (instant: number, zone: string): string => {
  const text = localText(localTimeOf(instant, zone));
  const choice = windowChoice(text, zone);
  if (choice?.kind !== 'twice' || instant !== choice.later) return text;
  const minutes = offsetAt(instant, zone) / 60_000;
  return `${text}${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
};
