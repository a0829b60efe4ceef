import { localDay } from '../../freight/fields/localDay.ts';
import { clockOf } from '../../freight/fields/localInstant.ts';

const hourMs = 3_600_000;

/** The instant when clocks in a zone (IANA) show an hour of a day; `7.5` is half past seven. Not for hours that a change of clocks skips. */
export function instantAt(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  return new Date(wall - clockOf(timeZone)(wall));
}

const isFree = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The nearest working day from this one on, or back from it. */
export function workingDay(day: string, direction: 1 | -1): string {
  if (!isFree(day)) return day;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + direction * 24 * hourMs);
  return workingDay(next.toISOString().slice(0, 10), direction);
}

/** Gates are open from 6 to 16, and trucks are at work on weekdays. */
const [opens, closes] = [6, 16] as const;

/** The next half hour from an instant on at which a gate in a zone is open. */
export function nextOpen(at: Date, timeZone: string): Date {
  const half = new Date(Math.ceil(at.getTime() / (hourMs / 2)) * (hourMs / 2));
  const day = localDay(half, timeZone);
  if (isFree(day) || half > instantAt(day, closes, timeZone)) {
    const after = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
    return instantAt(workingDay(after, 1), opens, timeZone);
  }
  const opening = instantAt(day, opens, timeZone);
  return half < opening ? opening : half;
}
