import { addDays } from '../calendar/addDays.ts';
import { parseDay } from '../calendar/parseDay.ts';
import { windowInstant } from './windowInstant.ts';
import type { WindowEnd } from './windowParts.ts';

/** When offers usually end: 16:00 on the day before the first pickup, or the pickup itself, by its clock. RFC 3339; none without a day. */
export const usualEnds = ({ day: typed, time }: Omit<WindowEnd, 'offset'>, zone: string): readonly string[] => {
  const day = parseDay(typed);
  if (day === undefined) return [];
  return [`${addDays(day, -1)}T16:00`, `${day}T${time}`].flatMap((end) => windowInstant(end, zone) ?? []);
};
