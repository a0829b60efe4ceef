import { usualEnds } from './usualEnds.ts';
import type { WindowEnd } from './windowParts.ts';

const hour = 3_600_000;

/** The first usual end of offers that is at least an hour away; '' where there is none. `now` in epoch milliseconds. */
export const usualDeadline = (pickup: Omit<WindowEnd, 'offset'>, zone: string, now: number): string =>
  usualEnds(pickup, zone).find((end) => Date.parse(end) >= now + hour) ?? '';
