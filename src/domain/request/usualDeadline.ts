import { addDays } from '../calendar/addDays.ts';
import { parseDay } from '../calendar/parseDay.ts';
import { windowInstant } from './windowInstant.ts';
import type { WindowEnd } from './windowParts.ts';

const hour = 3_600_000;

/**
 * Until when fleets may offer unless the shipper says otherwise: 16:00 on the day before the first pickup, or the pickup itself where
 * that is over, by its clock. RFC 3339; '' where it is less than an hour away, or no time yet. `now` in epoch milliseconds.
 */
export const usualDeadline = ({ day: typed, time }: Omit<WindowEnd, 'offset'>, zone: string, now: number): string => {
  const day = parseDay(typed);
  if (day === undefined) return '';
  const ends = [`${addDays(day, -1)}T16:00`, `${day}T${time}`].map((end) => windowInstant(end, zone) ?? '');
  return ends.find((end) => Date.parse(end) >= now + hour) ?? '';
};
