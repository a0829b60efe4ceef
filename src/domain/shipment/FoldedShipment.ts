import type { EventPosition, PlannedStop, Side } from './ShipmentEvent.ts';
import type { ShipmentStatus } from './ShipmentStatus.ts';

/** The vehicle, trailer and driver a shipment was given. */
export interface Assignment {
  readonly vehicleId: string;
  readonly trailerId: string | null;
  readonly driverId: string;
}

/** When a truck came to a stop and left it. Instants in epoch milliseconds. */
export interface StopVisit {
  readonly arrivedAt: number | null;
  readonly departedAt: number | null;
  readonly skipped: boolean;
}

/** When a truck that cannot be at the first stop in time can be there, as it was reckoned when it was assigned or its other trips changed. */
export interface LateApproach {
  readonly at: number;
  readonly since: number;
  /** Estimated km by road from where it is free. */
  readonly km: number;
}

/** A delay that was told of the truck, in minutes. */
export interface ToldDelay {
  readonly id: string;
  readonly at: number;
  readonly stop: number | null;
  readonly minutes: number;
  readonly reason: string;
}

export interface OpenException {
  readonly id: string;
  readonly at: number;
  readonly stop: number | null;
  readonly kind: string;
  readonly side: Side;
  /** The proof of delivery it follows from; null for what was told by itself. */
  readonly proof: string | null;
}

/** What the shipper said of the waiting at a stop, for the charge (in the smallest unit) it was said of. */
export interface WaitingAnswer {
  readonly stop: number;
  readonly isAccepted: boolean;
  readonly chargeMinor: number;
  readonly at: number;
  readonly reason: string | null;
  readonly note: string | null;
}

/** An event that may be corrected, at the time that holds now. */
export interface PastEvent {
  readonly id: string;
  readonly type: string;
  readonly stop: number | null;
  readonly at: number;
  readonly recordedAt: number;
  readonly side: Side;
  /** Whether the status changed by it. */
  readonly moved: boolean;
}

/** What the events of a shipment come to. Instants in epoch milliseconds. */
export interface FoldedShipment {
  readonly status: ShipmentStatus;
  readonly assignment: Assignment | null;
  /** Null for a truck that is in time for all that was known. */
  readonly lateApproach: LateApproach | null;
  readonly stops: readonly StopVisit[];
  /** Where the truck is or goes to: the first stop it has not left. Null after the last, and once the shipment has ended. */
  readonly nextStop: number | null;
  readonly delays: readonly ToldDelay[];
  readonly openExceptions: readonly OpenException[];
  /** The events of problems and of the hold that were open when the shipment ended, and were closed with it. */
  readonly unresolved: readonly string[];
  readonly onHold: boolean;
  readonly lastPosition: (EventPosition & { readonly at: number }) | null;
  /** Indices of the deliveries with a proof that was not rejected. */
  readonly podStops: readonly number[];
  readonly deliveredAt: number | null;
  readonly completedAt: number | null;
  /** By whom and why, and how far it was. */
  readonly cancelled: { readonly side: Side; readonly reason: string; readonly from: ShipmentStatus } | null;
  readonly bookedAt: number | null;
  /** When the last proof that was missing was recorded; null while one is missing. */
  readonly podsSince: number | null;
  /** Who put the shipment on hold, by which event. */
  readonly hold: { readonly id: string; readonly at: number; readonly side: Side } | null;
  /** The last answer for each stop that has one. */
  readonly waitingAnswers: readonly WaitingAnswer[];
  readonly plan: readonly PlannedStop[];
  /** What may be corrected, in the order it was recorded. */
  readonly past: readonly PastEvent[];
}
