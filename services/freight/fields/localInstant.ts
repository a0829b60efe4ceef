import { keptByKey } from './keptByKey.ts';

const day = 24 * 60 * 60_000;

/** The clock of a zone (IANA): how far it is ahead of UTC at an instant, in milliseconds. */
export const clockOf = keptByKey((timeZone): ((instant: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  };
});

/** What a local time means: its instant, the earlier of two; or, for one that clocks skip, the next local time that exists. */
export type LocalInstant = { readonly instant: number } | { readonly next: number };

/** The instant of a local time, which is given as if it were UTC, in milliseconds. */
export function localInstant(local: number, aheadAt: (instant: number) => number): LocalInstant {
  const [before, after] = [aheadAt(local - day), aheadAt(local + day)];
  const found = [local - before, local - after].filter((instant) => instant + aheadAt(instant) === local);
  if (found.length > 0) return { instant: Math.min(...found) };
  // Halves the two days around it until the second is found at which the clock jumps.
  let [early, late] = [local - day, local + day];
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000;
    if (aheadAt(middle) === after) late = middle;
    else early = middle;
  }
  return { next: late + after };
}
