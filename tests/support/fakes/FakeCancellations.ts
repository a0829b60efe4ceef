import type { Cancellations, CancelEntry } from '../../../src/application/shipments/Cancellations.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Cancels as configured. */
export class FakeCancellations implements Cancellations {
  readonly asked: { readonly id: string; readonly version: number; readonly entry: CancelEntry }[] = [];
  cancelled: Outcome<ShipmentRecord> = shipmentFactory.build({ status: 'cancelled', flags: [] });

  cancel(id: string, version: number, entry: CancelEntry): Promise<ShipmentRecord> {
    this.asked.push({ id, version, entry });
    return settle(this.cancelled);
  }
}
