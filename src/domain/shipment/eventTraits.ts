import type { EventType } from './shipmentMoves.ts';

interface EventTraits {
  /** Not of what is too many to be corrected: nothing follows from when it was. */
  readonly isCorrectable: boolean;
  /** What the timeline shows it with. */
  readonly kind: 'steps' | 'trouble' | 'notes' | 'other';
  /** Whether it is a state of the record behind the consignment note. */
  readonly isRecorded: boolean;
}

const step: EventTraits = { isCorrectable: true, kind: 'steps', isRecorded: true };
const trouble: EventTraits = { ...step, kind: 'trouble' };
const other: EventTraits = { ...step, kind: 'other' };

const traits = {
  booked: step,
  assigned: step,
  unassigned: step,
  dispatched: step,
  /** A forecast: nothing has happened. */
  reckoned: { isCorrectable: false, kind: 'trouble', isRecorded: false },
  arrived: step,
  departed: step,
  delivered: step,
  pod_added: step,
  pod_rejected: step,
  completed: step,
  cancelled: step,
  stop_skipped: trouble,
  delay: trouble,
  exception: trouble,
  resolved: trouble,
  hold: trouble,
  released: trouble,
  /** Many, of which a shipment has the latest alone. */
  position: { isCorrectable: false, kind: 'other', isRecorded: false },
  note: { isCorrectable: false, kind: 'notes', isRecorded: true },
  waiting_accepted: other,
  waiting_disputed: other,
  correction: { ...trouble, isCorrectable: false },
} as const satisfies Record<EventType, EventTraits>;

const traitsByType: ReadonlyMap<string, EventTraits> = new Map(Object.entries(traits));

/** What else is to be known of a type of event, beside who may tell it and when (`moveOf`). */
export const traitsOf = (type: string): EventTraits => traitsByType.get(type) ?? other;
