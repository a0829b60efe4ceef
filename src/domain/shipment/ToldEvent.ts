import type { Position } from '../distance/greatCircleKm.ts';
import type { Reservation } from './Reservation.ts';
import type { exceptionKinds, noteVisibilities } from './shipmentReasons.ts';

/** What a party tells by itself; awards, assignments, proofs and cancellations have calls of their own. */
export const toldTypes = [
  'dispatched',
  'arrived',
  'departed',
  'delivered',
  'stop_skipped',
  'delay',
  'exception',
  'resolved',
  'hold',
  'released',
  'note',
  'correction',
] as const;

export type ToldType = (typeof toldTypes)[number];

/** What is said about an event; none says all of it. */
export interface ToldData {
  readonly reason?: string;
  /** Of a delay. */
  readonly minutes?: number;
  readonly kind?: (typeof exceptionKinds)[number];
  readonly text?: string;
  /** With an exception. */
  readonly reservations?: readonly Reservation[];
  readonly visibility?: (typeof noteVisibilities)[number];
  /** The event that is corrected or resolved. */
  readonly of?: string;
  /** The time that a correction gives (RFC 3339). */
  readonly at?: string;
}

/** An event as a party tells it. */
export interface ToldEvent {
  readonly type: ToldType;
  /** Index of the stop; null where it is about none. */
  readonly stop: number | null;
  /** Epoch milliseconds; null for now, by the clock of the service. */
  readonly at: number | null;
  readonly data: ToldData;
}

/** Where a truck was at an instant (epoch milliseconds). */
export interface ToldPosition {
  readonly type: 'position';
  readonly stop: null;
  readonly at: number;
  readonly data: Readonly<Record<string, never>>;
  readonly position: Position;
}
