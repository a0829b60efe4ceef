import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Versioned } from '../shared/Versioned.ts';
import type { AssignmentEntry, DispatchDesk } from './DispatchDesk.ts';
import { writeShipment } from './writeShipment.ts';

export type AssignTruck = (shipment: Versioned, entry: AssignmentEntry) => Promise<ShipmentRecord>;
export const AssignTruck: ServiceIdentifier<AssignTruck> = Symbol('AssignTruck');

const engaged = ['vehicles', 'drivers'] as const;

/** Gives a shipment truck and driver, or others. Safe to retry. */
export const assignTruck =
  (desk: DispatchDesk, keys: IdempotencyKeys, changes: RecordChanges): AssignTruck =>
  ({ id, version }, entry) =>
    writeShipment(changes, engaged, () =>
      keys.once({ shipment: id, version, entry }, (key) => desk.assign(id, version, entry, key)),
    );
