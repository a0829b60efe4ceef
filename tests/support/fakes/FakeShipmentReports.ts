import type { ShipmentReports } from '../../../src/application/shipments/ShipmentReports.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import type { ToldEvent } from '../../../src/domain/shipment/ToldEvent.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** What is told of shipments, answered as configured. */
export class FakeShipmentReports implements ShipmentReports {
  readonly told: { readonly id: string; readonly eventId: string; readonly event: ToldEvent }[] = [];
  /** What a report answers. */
  written: Outcome<ShipmentRecord> = shipmentFactory.build();

  tell(id: string, eventId: string, event: ToldEvent): Promise<ShipmentRecord> {
    this.told.push({ id, eventId, event });
    return settle(this.written);
  }
}
