import type { EventType } from './shipmentMoves.ts';

interface EventTraits {
  /** Not of what is too many to be corrected, or from whose time nothing follows. */
  readonly isCorrectable: boolean;
  /** Whether whoever looks at the shipment has to be told that theirs is stale. */
  readonly makesStale: boolean;
  /** Whether lists tell it as the last that happened. */
  readonly isListed: boolean;
  /** Whether it says when the truck comes or leaves. */
  readonly hasTimes: boolean;
  /** Whether it has a bearing on what is owed. */
  readonly isOwed: boolean;
  /** Whether it is a state of the record behind the consignment note. */
  readonly isRecorded: boolean;
  /** What the timeline shows it with. */
  readonly kind: 'steps' | 'trouble' | 'notes' | 'other';
}

const other: EventTraits = {
  isCorrectable: true,
  makesStale: true,
  isListed: true,
  hasTimes: true,
  isOwed: true,
  isRecorded: true,
  kind: 'other',
};
const step: EventTraits = { ...other, kind: 'steps' };
const trouble: EventTraits = { ...other, isOwed: false, kind: 'trouble' };
const quiet: EventTraits = { ...other, isCorrectable: false, makesStale: false, isOwed: false };

const traits = {
  booked: step,
  assigned: step,
  unassigned: step,
  dispatched: step,
  /** A forecast: nothing has happened. */
  reckoned: { ...quiet, isListed: false, isRecorded: false, kind: 'trouble' },
  arrived: step,
  departed: step,
  delivered: step,
  pod_added: step,
  pod_rejected: step,
  completed: step,
  cancelled: step,
  stop_skipped: { ...trouble, isOwed: true },
  delay: trouble,
  exception: trouble,
  resolved: trouble,
  hold: trouble,
  released: trouble,
  /** Many: a shipment is read with the latest alone. */
  position: { ...quiet, isListed: false, hasTimes: false, isRecorded: false },
  note: { ...quiet, hasTimes: false, kind: 'notes' },
  waiting_accepted: other,
  waiting_disputed: other,
  correction: { ...trouble, isCorrectable: false, isOwed: true },
} as const satisfies Record<EventType, EventTraits>;

const traitsByType: ReadonlyMap<string, EventTraits> = new Map(Object.entries(traits));

/** What else is to be known of a type of event, beside who may tell it and when (`moveOf`). */
export const traitsOf = (type: string): EventTraits => traitsByType.get(type) ?? other;
