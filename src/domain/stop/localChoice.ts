import { instantOf } from '../calendar/instantOf.ts';
import { instantsOf } from '../calendar/instantsOf.ts';
import type { LocalTime } from '../calendar/LocalTime.ts';
import { offsetAt } from '../calendar/offsetAt.ts';

/**
 * What a local time means where clocks change: one instant; none, and the next one that exists; or two, of which the earlier is
 * the default. In epoch milliseconds.
 */
export type LocalChoice =
  | { readonly kind: 'once'; readonly instant: number }
  | { readonly kind: 'skipped'; readonly next: number }
  | { readonly kind: 'twice'; readonly earlier: number; readonly later: number };

/** The instants of a local time in a zone (IANA). */
export const localChoice = (local: LocalTime, zone: string): LocalChoice => {
  const [first, second] = instantsOf(local, zone);
  if (first === undefined) return { kind: 'skipped', next: firstAfterGap(local, zone) };
  return second === undefined ? { kind: 'once', instant: first } : { kind: 'twice', earlier: first, later: second };
};

/** The first instant after the gap that swallowed a local time, by halving a day around it. */
const firstAfterGap = (local: LocalTime, zone: string): number => {
  const beyond = instantOf(local, zone);
  const offsetAfter = offsetAt(beyond, zone);
  let [before, after] = [beyond - 24 * 60 * 60_000, beyond];
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (offsetAt(middle, zone) === offsetAfter) after = middle;
    else before = middle;
  }
  return after;
};
