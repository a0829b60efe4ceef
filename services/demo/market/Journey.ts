import type { EventData } from '../../shipments/eventData.ts';
import type { Side } from '../../shipments/fold/ShipmentEvent.ts';

/** Something that is told of a shipment at an instant (epoch milliseconds). */
export interface Told {
  readonly type: string;
  readonly at: number;
  readonly by: Side;
  readonly stop?: number;
  readonly data?: EventData;
  readonly position?: { readonly lat: number; readonly lng: number };
}

/** A proof of delivery, and when it was given and rejected. */
export interface Proof {
  readonly at: number;
  readonly rejectedAt?: number;
  readonly short?: number;
  readonly damaged?: number;
}

/** How a trip goes from beginning to end, whatever time it is: a demo shows what has happened by now. Instants in epoch milliseconds. */
export interface Journey {
  /** Null if nobody assigns a truck. */
  readonly assignedAt: number | null;
  readonly dispatchedAt: number;
  /** By stop. */
  readonly visits: readonly { readonly arrivedAt: number; readonly leftAt: number }[];
  /** In order; none as long as the proof is missing. */
  readonly proofs: readonly Proof[];
  readonly completed: { readonly at: number; readonly automatic: boolean } | null;
  /** Delays, problems, notes and what ends the trip. */
  readonly besides: readonly Told[];
}
