import type { ProofFacts } from './ProofFacts.ts';

/** A stop of a shipment with what happened there. Instants in epoch milliseconds; corrected times count, the first arrival does. */
export interface StopFacts {
  readonly shipmentId: string;
  readonly reference: string;
  /** Index of the stop. */
  readonly stop: number;
  readonly type: 'pickup' | 'delivery';
  /** Whether no other stop of its shipment comes after it. */
  readonly isLast: boolean;
  /** Name and town. */
  readonly place: string;
  readonly lane: string;
  /** The other party. */
  readonly partyId: string;
  /** As agreed at the award; null if either end was not. */
  readonly window: { readonly from: number; readonly to: number } | null;
  /** IANA; null for the clock of UTC. */
  readonly timeZone: string | null;
  /** The day its window ends, by its clock, `YYYY-MM-DD`. */
  readonly day: string;
  readonly arrivedAt: number | null;
  readonly departedAt: number | null;
  /** Who gave the arrival; null without one. */
  readonly source: 'desk' | 'app' | 'edi' | null;
  readonly isSkipped: boolean;
  readonly isCancelled: boolean;
  /** Whether the truck has gone on without an arrival being told. */
  readonly isPassed: boolean;
  /** Whether both say that whoever loads or unloads is to blame for what happened there. */
  readonly isExcused: boolean;
  /** When a problem or a delay there was first told; null if none was. */
  readonly warnedAt: number | null;
  readonly proof: ProofFacts;
  /** How many packages should come off here, and how many the last proof says did; null without a count. */
  readonly unloaded: { readonly ordered: number; readonly delivered: number | null; readonly damaged: number | null };
  /** What the shipper said last of the waiting there, and of which charge; null if nothing. */
  readonly waiting: { readonly isAccepted: boolean; readonly chargeMinor: number } | null;
}
