import type { ServiceIdentifier } from 'inversify';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { FuelEntry, ShipmentEmissions } from './ShipmentEmissions.ts';

/** Enters the fuel of a trip for all its shipments. Throws a Failure. Safe to retry. */
export type EnterFuel = (id: string, entry: FuelEntry) => Promise<void>;
export const EnterFuel: ServiceIdentifier<EnterFuel> = Symbol('EnterFuel');

export const enterFuel =
  (emissions: ShipmentEmissions, keys: IdempotencyKeys, changes: RecordChanges): EnterFuel =>
  async (id, entry) => {
    await keys.once({ fuelOf: id, entry }, (key) => emissions.enter(id, entry, key));
    changes.publish({ lists: ['shipments', 'reports'] });
  };
