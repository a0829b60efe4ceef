import { localTimeOf } from '../calendar/localTimeOf.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { StopWindow } from '../stop/Stop.ts';
import { noteWindow, zoneOf } from './noteTime.ts';

const partsOf = (at: number, zone: string | undefined) => {
  const { day, hour, minute } = localTimeOf(at, zoneOf(zone));
  return { day, time: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':') };
};

/** An instant where it happened, in a narrow column: `2026-01-08 14:05`. In epoch milliseconds. */
export const shortTime = (at: number, zone: string | undefined): string => {
  const { day, time } = partsOf(at, zone);
  return `${day} ${time}`;
};

/** Two instants where they happened; the second without its day where that is the first one's. In epoch milliseconds. */
export const shortSpan = (from: number, to: number, zone: string | undefined): readonly [from: string, to: string] => {
  const [first, last] = [partsOf(from, zone), partsOf(to, zone)];
  return [`${first.day} ${first.time}`, first.day === last.day ? last.time : `${last.day} ${last.time}`];
};

/** A window by the clock of its place, in a narrow column; undefined where it does not say when. */
export const shortWindow = (window: StopWindow): string | undefined => {
  const [begins, ends] = [readRfc3339(window.from), readRfc3339(window.to)];
  if (begins === undefined || ends === undefined) return noteWindow(window);
  return shortSpan(begins, ends, window.timeZone).join(' – ');
};
