import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Terms } from '../terms/AgreedTerms.ts';

/** The tables of shipments. */
export interface ShipmentTables {
  shipment: ShipmentTable;
  shipment_event: ShipmentEventTable;
}

/** `company_id` is the shipper. */
interface ShipmentTable {
  id: string;
  request_id: string;
  offer_id: string;
  company_id: string;
  carrier_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  reference: string;
  status: string;
  price_minor: number;
  currency: string;
  terms: ColumnType<Terms, string, string>;
  content: ColumnType<RequestContent, string, string>;
  km: number;
  vehicle_id: string | null;
  trailer_id: string | null;
  driver_id: string | null;
  pickup_at: Date;
  ends_at: Date;
}

export type ShipmentRow = Selectable<ShipmentTable>;

/** Appended, never altered. */
interface ShipmentEventTable {
  id: string;
  shipment_id: string;
  company_id: string;
  carrier_id: string;
  type: string;
  at: Date;
  recorded_at: Date;
  by_company_id: string;
  by_user_id: string | null;
  source: 'desk' | 'app' | 'edi';
  data: ColumnType<object, string | undefined, never>;
}
