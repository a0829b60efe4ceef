import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Cancellations, CancelEntry } from './Cancellations.ts';
import { writeShipment } from './writeShipment.ts';

export type CancelShipment = (
  shipment: Pick<ShipmentRecord, 'id' | 'version'>,
  entry: CancelEntry,
) => Promise<ShipmentRecord>;
export const CancelShipment: ServiceIdentifier<CancelShipment> = Symbol('CancelShipment');

/** What a cancellation changes beside the shipment: request and offers of the shipper, truck and driver of the fleet, and what is owed. */
const touched = ['requests', 'offers', 'loads', 'vehicles', 'drivers', 'statements'] as const;

/** Cancels a shipment, or takes it back. Throws a Failure. Safe to retry. */
export const cancelShipment =
  (cancellations: Cancellations, keys: IdempotencyKeys, changes: RecordChanges): CancelShipment =>
  ({ id, version }, entry) =>
    writeShipment(changes, touched, () =>
      keys.once({ shipment: id, version, cancels: entry }, (key) => cancellations.cancel(id, version, entry, key)),
    );
