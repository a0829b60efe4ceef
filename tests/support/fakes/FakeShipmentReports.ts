import type { NamedEvent, ShipmentReports, ToldAnswer } from '../../../src/application/shipments/ShipmentReports.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** What is told of shipments, answered as configured. */
export class FakeShipmentReports implements ShipmentReports {
  readonly told: (NamedEvent & { readonly shipmentId: string })[] = [];
  readonly batches: { readonly shipmentId: string; readonly ids: readonly string[] }[] = [];
  /** All that several told, as it was told. */
  readonly batched: NamedEvent[] = [];
  /** What a report answers. */
  written: Outcome<ShipmentRecord> = shipmentFactory.build();
  /** What several answer. */
  answers: Outcome<readonly ToldAnswer[]> = [];

  tell(shipmentId: string, named: NamedEvent): Promise<ShipmentRecord> {
    this.told.push({ shipmentId, ...named });
    return settle(this.written);
  }

  tellAll(shipmentId: string, events: readonly NamedEvent[]): Promise<readonly ToldAnswer[]> {
    this.batches.push({ shipmentId, ids: events.map(({ id }) => id) });
    this.batched.push(...events);
    return settle(this.answers);
  }
}
