import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import { ediInstant } from '../ediInstant.ts';
import type { FileEvent } from './FileEvent.ts';
import { type FollowOptions, StatusFollower } from './StatusFollower.ts';
import type { PlannedStatus } from './StatusPlan.ts';
import { stopOfFile } from './stopOfFile.ts';

interface PlanOptions extends FollowOptions {
  /** Keys of events that are left out. */
  readonly leftOut: ReadonlySet<string>;
}

/**
 * What the events of a file come to for a shipment, in the order they happened, in whatever order they stand; event by event, since
 * thousands take seconds.
 */
export function* planStatus(
  shipment: ShipmentRecord,
  events: readonly FileEvent[],
  { leftOut, ...how }: PlanOptions,
): Generator<void, readonly PlannedStatus[]> {
  const { stops } = shipment;
  const follower = new StatusFollower(shipment, how);
  const timeOf = (event: FileEvent) => {
    const stop = stopOfFile(event, stops, null);
    const zone = stops[typeof stop === 'number' ? stop : 0]?.window?.timeZone;
    return { event, ...ediInstant(event.time, zone ?? 'UTC') };
  };
  const next = ({ event, instant: at, isZoneAssumed }: ReturnType<typeof timeOf>): PlannedStatus => {
    const found = stopOfFile(event, stops, follower.nextStop);
    const stop = typeof found === 'string' ? null : found;
    const base = { key: `${event.set}/${event.segment}`, event, at, isZoneAssumed, stop };
    if (leftOut.has(base.key)) return { ...base, step: { does: 'nothing', why: 'left_out' } };
    if (typeof found === 'string') return { ...base, step: { does: 'cannot', why: found } };
    return { ...base, step: follower.step(event, stop, at) };
  };
  const timed: ReturnType<typeof timeOf>[] = [];
  for (const event of events) {
    timed.push(timeOf(event));
    yield;
  }
  const planned: PlannedStatus[] = [];
  for (const each of timed.toSorted(
    (one, other) => one.instant - other.instant || one.event.segment - other.event.segment,
  )) {
    planned.push(next(each));
    yield;
  }
  return planned;
}
