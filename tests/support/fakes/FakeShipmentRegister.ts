import type { ShipmentRegister } from '../../../src/application/shipments/ShipmentRegister.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Shipment, ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Shipments, answered as configured. */
export class FakeShipmentRegister implements ShipmentRegister {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  page: Outcome<Page<Shipment>> = { rows: [], page: 0, size: 25, total: 0 };
  shipment: Outcome<ShipmentRecord> = shipmentFactory.build();

  list(view: ListView): Promise<Page<Shipment>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  read(): Promise<ShipmentRecord> {
    return settle(this.shipment);
  }
}
