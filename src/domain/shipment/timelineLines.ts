import type { ShipmentEvent } from './ShipmentEvent.ts';

/** One line of a timeline: one event, or several positions that followed one another, in the order they came in. */
export type TimelineLine = readonly [ShipmentEvent, ...(readonly ShipmentEvent[])];

/** Events as lines of a timeline, in their order: a truck tells where it is every few minutes, so a run of positions is one line. */
export const timelineLines = (events: readonly ShipmentEvent[]): readonly TimelineLine[] => {
  const starts = events.flatMap(({ type }, at) =>
    type === 'position' && events[at - 1]?.type === 'position' ? [] : [at],
  );
  return starts.flatMap((start, at) => {
    const [first, ...others] = events.slice(start, starts[at + 1]);
    return first ? [[first, ...others] as const] : [];
  });
};
