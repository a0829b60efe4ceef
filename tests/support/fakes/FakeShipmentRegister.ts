import type { ShipmentRegister } from '../../../src/application/shipments/ShipmentRegister.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { ShipmentCounts } from '../../../src/domain/shipment/ShipmentCounts.ts';
import type { Shipment, ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { nothingToDo } from '../factories/nothingToDo.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Shipments, answered as configured. */
export class FakeShipmentRegister implements ShipmentRegister {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  page: Outcome<Page<Shipment>> = { rows: [], page: 0, size: 25, total: 0 };
  /** The rows of the lists of one flag, in place of the page. */
  flagged: Readonly<Record<string, readonly Shipment[]>> = {};
  counts: Outcome<ShipmentCounts> = nothingToDo;
  shipment: Outcome<ShipmentRecord> = shipmentFactory.build();

  list(view: ListView): Promise<Page<Shipment>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    const rows = this.flagged[view.filters.flag ?? ''];
    return settle(rows ? { rows, page: 0, size: view.size, total: rows.length } : this.page);
  }

  count(): Promise<ShipmentCounts> {
    return settle(this.counts);
  }

  read(): Promise<ShipmentRecord> {
    return settle(this.shipment);
  }
}
