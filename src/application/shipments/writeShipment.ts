import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { RecordChanges, StaleList } from '../shared/RecordChanges.ts';

/** Runs a write, shows the shipment it answers, and marks stale what shows it; also where it came too late. Throws a Failure. */
export const writeShipment = async (
  changes: RecordChanges,
  others: readonly StaleList[],
  write: () => Promise<ShipmentRecord>,
): Promise<ShipmentRecord> => {
  const lists = ['shipments', ...others] as const;
  try {
    const value = await write();
    changes.publish({ lists, record: { list: 'shipments', id: value.id, value } });
    return value;
  } catch (error) {
    if (isStaleFailure(error)) changes.publish({ lists });
    throw error;
  }
};
