import type { ServiceIdentifier } from 'inversify';
import type { CancelReason } from '../../domain/shipment/possibleCancelReasons.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';

/** Why a shipment is cancelled, and a word to the other party. */
export interface CancelEntry {
  readonly reason: CancelReason;
  readonly note: string | undefined;
}

/** Ends a shipment for either party. What the state or the time forbids is refused, as is an outdated version (409). */
export interface Cancellations {
  cancel(id: string, version: number, entry: CancelEntry, idempotencyKey: string): Promise<ShipmentRecord>;
}
export const Cancellations: ServiceIdentifier<Cancellations> = Symbol('Cancellations');
