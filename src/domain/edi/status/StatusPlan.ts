import type { EventRefusal } from '../../shipment/EventRefusal.ts';
import type { ToldEvent, ToldPosition } from '../../shipment/ToldEvent.ts';
import type { FileEvent } from './FileEvent.ts';

/** What is told to the service, with an id that is the same however often its file comes. */
export interface FileReport {
  readonly id: string;
  readonly event: ToldEvent | ToldPosition;
}

/** Why an event of a file adds nothing, without being wrong. */
export type IdleReason = 'told_before' | 'known' | 'booked' | 'not_kept' | 'not_last' | 'left_out';

/** Why an event of a file cannot be told, beside what the rules of shipments refuse. */
export type StatusTrouble = 'stop_unclear' | 'stop_unknown' | 'other_stop_type' | 'no_truck' | 'cancel_by_hand';

/** What an event of a file comes to. */
export type StatusStep =
  | { readonly does: 'tell'; readonly reports: readonly FileReport[] }
  | { readonly does: 'correct'; readonly reports: readonly FileReport[]; readonly was: number }
  | { readonly does: 'nothing'; readonly why: IdleReason }
  | { readonly does: 'cannot'; readonly why: StatusTrouble }
  | { readonly does: 'refused'; readonly refusal: EventRefusal };

/** An event of a file with the stop and time it means here, and what it comes to. */
export interface PlannedStatus {
  /** Tells it from the others of its file. */
  readonly key: string;
  readonly event: FileEvent;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isZoneAssumed: boolean;
  /** Index of the stop; null where it is about none, or nobody knows which. */
  readonly stop: number | null;
  readonly step: StatusStep;
}

/** Words that are kept with what is told. */
export interface StatusWords {
  readonly notMapped: (code: string) => string;
  readonly onTheWay: (place: string) => string;
  readonly expected: (at: string) => string;
  readonly attemptFailed: string;
  readonly returned: string;
}
