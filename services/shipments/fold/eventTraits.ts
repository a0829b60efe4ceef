import type { EventType } from './shipmentMoves.ts';

interface EventTraits {
  /** Not of what is too many to be corrected: nothing follows from when it was. */
  readonly isCorrectable: boolean;
  /** Whether whoever looks at the shipment has to be told that theirs is stale. */
  readonly makesStale: boolean;
  /** Whether lists tell it as the last that happened. */
  readonly isListed: boolean;
  /** Whether it says when the truck comes or leaves. */
  readonly hasTimes: boolean;
  /** Whether it has a bearing on what is owed. */
  readonly isOwed: boolean;
}

const usual: EventTraits = { isCorrectable: true, makesStale: true, isListed: true, hasTimes: true, isOwed: true };
const unowed: EventTraits = { ...usual, isOwed: false };

const traits = {
  booked: usual,
  assigned: usual,
  unassigned: usual,
  dispatched: usual,
  reckoned: { isCorrectable: false, makesStale: false, isListed: false, hasTimes: true, isOwed: false },
  arrived: usual,
  departed: usual,
  delivered: usual,
  pod_added: usual,
  pod_rejected: usual,
  completed: usual,
  cancelled: usual,
  stop_skipped: usual,
  delay: unowed,
  exception: unowed,
  resolved: unowed,
  hold: unowed,
  released: unowed,
  /** One is enough for the times, and is read by itself. */
  position: { isCorrectable: false, makesStale: false, isListed: false, hasTimes: false, isOwed: false },
  note: { isCorrectable: false, makesStale: false, isListed: true, hasTimes: false, isOwed: false },
  waiting_accepted: usual,
  waiting_disputed: usual,
  correction: { ...usual, isCorrectable: false },
} as const satisfies Record<EventType, EventTraits>;

const traitsByType: ReadonlyMap<string, EventTraits> = new Map(Object.entries(traits));

/** What else is to be known of a type of event, beside who may tell it and when (`moveOf`). */
export const traitsOf = (type: string): EventTraits => traitsByType.get(type) ?? usual;
