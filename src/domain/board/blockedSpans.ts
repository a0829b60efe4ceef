import { addDays } from '../calendar/addDays.ts';
import { parseDay } from '../calendar/parseDay.ts';
import { startOfDay } from '../calendar/startOfDay.ts';
import type { Reason } from '../verdict/Reason.ts';
import type { Span } from './Span.ts';

/** Time in which a truck cannot drive, with all reasons for it. */
export interface BlockedSpan extends Span {
  readonly reasons: readonly Reason[];
}

const expires: ReadonlySet<string> = new Set(['paper_expires', 'licence_expires']);
const isAway: ReadonlySet<string> = new Set(['status_vehicle', 'status_driver']);

/** A paper is valid on the day it expires; a truck in the shop is back on the day it is expected, if somebody said so. */
const timeOf = ({ code, until }: Reason, range: Span, now: number, zone: string): Span => {
  const day = parseDay(until);
  if (expires.has(code) && day !== undefined) return { from: startOfDay(addDays(day, 1), zone), to: range.to };
  if (!isAway.has(code)) return range;
  const back = day === undefined ? now : startOfDay(day, zone);
  // Of a day that has passed without a return nothing follows.
  return { from: now, to: back > now ? back : range.to };
};

/**
 * What keeps a truck off the road within a range, in order: where reasons change one span ends and another begins. Statuses hold from
 * `now` on.
 */
export const blockedSpans = (
  reasons: readonly Reason[],
  range: Span,
  { now, zone }: { readonly now: number; readonly zone: string },
): readonly BlockedSpan[] => {
  const times = reasons.map((reason) => ({ reason, ...timeOf(reason, range, now, zone) }));
  const within = (instant: number): boolean => instant > range.from && instant < range.to;
  const edges = [range.from, ...times.flatMap(({ from, to }) => [from, to]).filter(within), range.to];
  const sorted = [...new Set(edges)].toSorted((one, other) => one - other);
  return sorted.slice(0, -1).flatMap((from, at) => {
    const to = sorted[at + 1] ?? range.to;
    const held = times.filter((time) => time.from < to && time.to > from).map(({ reason }) => reason);
    return held.length > 0 ? [{ from, to, reasons: held }] : [];
  });
};
