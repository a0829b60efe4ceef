import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { ToldEvent } from '../../domain/shipment/ToldEvent.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { ShipmentReports } from './ShipmentReports.ts';
import { writeShipment } from './writeShipment.ts';

export type TellShipment = (shipmentId: string, event: ToldEvent) => Promise<ShipmentRecord>;
export const TellShipment: ServiceIdentifier<TellShipment> = Symbol('TellShipment');

/** Trucks leave and come back with these. */
const engaged = ['vehicles', 'drivers'] as const;

/** Tells what happened to a shipment. The key is the id of the event, too, so that it is recorded once. Safe to retry. */
export const tellShipment =
  (reports: ShipmentReports, keys: IdempotencyKeys, changes: RecordChanges): TellShipment =>
  (shipmentId, event) =>
    writeShipment(changes, engaged, () =>
      keys.once({ shipment: shipmentId, event }, (key) => reports.tell(shipmentId, key, event, key)),
    );
