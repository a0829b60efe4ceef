import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { ShipmentCounts } from '../../domain/shipment/ShipmentCounts.ts';
import type { Shipment, ShipmentRecord } from '../../domain/shipment/Shipment.ts';

/** The shipments of the selected company, for the carrier and for the shipper. */
export interface ShipmentRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Shipment>>;
  count(signal?: AbortSignal): Promise<ShipmentCounts>;
  read(id: string, signal?: AbortSignal): Promise<ShipmentRecord>;
}
export const ShipmentRegister: ServiceIdentifier<ShipmentRegister> = Symbol('ShipmentRegister');
