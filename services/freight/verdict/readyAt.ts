import type { Combination, Engagement } from './Combination.ts';

const engagementsOf = ({ vehicle, trailer, driver }: Combination): readonly Engagement[] =>
  [vehicle, trailer, driver].flatMap((each) => each?.engagements ?? []);

const overAt = ({ to, expectedTo }: Engagement): number => Math.max(to.getTime(), expectedTo?.getTime() ?? -Infinity);

/** When the last of vehicle, trailer and driver is done with the shipments before a time; null without any. */
export function readyAt(combination: Combination, time: Engagement | undefined): Date | null {
  if (!time) return null;
  const ends = engagementsOf(combination).flatMap((each) => (each.to <= time.from ? [overAt(each)] : []));
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** Whether one is on the road with another shipment for longer than planned or expected, so that nobody knows when it is free. */
export const isOverdue = (engagements: readonly Engagement[], now: Date): boolean =>
  engagements.some((each) => each.isOnTheRoad === true && overAt(each) <= now.getTime());

/** `isOverdue` of vehicle, trailer or driver. */
export const hasOverdue = (combination: Combination, now: Date): boolean => isOverdue(engagementsOf(combination), now);
