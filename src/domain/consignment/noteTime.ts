import { dateFormat } from '../calendar/dateFormat.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';
import { isTimeZone } from '../stop/isTimeZone.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { StopWindow } from '../stop/Stop.ts';

/** The zone of a place; UTC where it is not known. */
export const zoneOf = (zone: string | undefined): string => (zone !== undefined && isTimeZone(zone) ? zone : 'UTC');

const partsOf = (at: number, zone: string) => {
  const { day, hour, minute } = localTimeOf(at, zone);
  const local = dateFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' }).format(at);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { day: `${day} (${local})`, time };
};

/** The day of an instant where it happened, as `2026-01-08 (8 Jan 2026)`. In epoch milliseconds. */
export const noteDay = (at: number, zone: string | undefined): string => partsOf(at, zoneOf(zone)).day;

/** The same with its time. */
export const noteTime = (at: number, zone: string | undefined): string => {
  const { day, time } = partsOf(at, zoneOf(zone));
  return `${day} ${time}`;
};

/** A window by the clock of its place; undefined where it does not say when. */
export const noteWindow = ({ from, to, timeZone }: StopWindow): string | undefined => {
  const [begins, ends] = [readRfc3339(from), readRfc3339(to)];
  if (begins === undefined || ends === undefined) {
    const at = begins ?? ends;
    return at === undefined ? undefined : noteTime(at, timeZone);
  }
  const [first, last] = [begins, ends].map((at) => partsOf(at, zoneOf(timeZone)));
  if (first === undefined || last === undefined) return undefined;
  return first.day === last.day
    ? `${first.day} ${first.time}–${last.time}`
    : `${first.day} ${first.time} – ${last.day} ${last.time}`;
};
