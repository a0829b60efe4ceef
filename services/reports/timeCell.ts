import { clockOf } from '../freight/fields/localInstant.ts';
import { keptByKey } from '../freight/fields/keptByKey.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const two = (number: number): string => String(number).padStart(2, '0');

/**
 * How far a zone is ahead of UTC during a whole day of UTC (`Europe/Berlin 20787`, counted from 1970), in milliseconds; null where
 * clocks change. Files go through days in order, and asking for each instant takes ten times as long.
 */
const aheadDuring = keptByKey((zoneAndDay) => {
  const [timeZone = '', counted] = zoneAndDay.split(' ');
  const aheadAt = clockOf(timeZone);
  const begin = Number(counted) * day;
  const ahead = aheadAt(begin);
  return ahead === aheadAt(begin + day) ? ahead : null;
});

/** An instant as CSV has it: by the clock of its zone (IANA) with the offset, in UTC if nothing tells the zone; null without one. */
export function timeCell(at: number | null, timeZone: string | null): string | null {
  if (at === null) return null;
  const zone = timeZone ?? 'UTC';
  const ahead = aheadDuring(`${zone} ${Math.floor(at / day)}`) ?? clockOf(zone)(at);
  const clock = new Date(at + ahead).toISOString().slice(0, 19);
  const minutes = Math.round(Math.abs(ahead) / minute);
  return `${clock}${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
