import type { Combination, Engagement } from './Combination.ts';

/** The other shipments of vehicle, trailer and driver that end before a time. */
export const engagementsBefore = (
  { vehicle, trailer, driver }: Combination,
  time: Engagement | undefined,
): readonly Engagement[] =>
  time ? [vehicle, trailer, driver].flatMap((each) => each?.engagements ?? []).filter(({ to }) => to <= time.from) : [];
