import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Versioned } from '../shared/Versioned.ts';
import type { DispatchDesk } from './DispatchDesk.ts';
import { writeShipment } from './writeShipment.ts';

export type UnassignTruck = (shipment: Versioned) => Promise<ShipmentRecord>;
export const UnassignTruck: ServiceIdentifier<UnassignTruck> = Symbol('UnassignTruck');

const engaged = ['vehicles', 'drivers'] as const;

/** Takes truck and driver off a shipment. Safe to retry. */
export const unassignTruck =
  (desk: DispatchDesk, keys: IdempotencyKeys, changes: RecordChanges): UnassignTruck =>
  ({ id, version }) =>
    writeShipment(changes, engaged, () =>
      keys.once({ shipment: id, version, unassigns: true }, (key) => desk.unassign(id, version, key)),
    );
