import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { RecordChanges, StaleList } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';

/** Runs a write, shows the shipment it answers, and marks stale what shows it; also where it came too late. Throws a Failure. */
export const writeShipment = (
  changes: RecordChanges,
  others: readonly StaleList[],
  write: () => Promise<ShipmentRecord>,
): Promise<ShipmentRecord> =>
  writeAndPublish(changes, ['shipments', ...others], write, (value) => ({
    record: { list: 'shipments', id: value.id, value },
  }));
