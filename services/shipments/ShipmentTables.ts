import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';

/** The tables of shipments. */
export interface ShipmentTables {
  shipment: ShipmentTable;
  shipment_event: ShipmentEventTable;
}

/** What was agreed on waiting, cancelling and paying, frozen with the award. Money in the smallest unit of the price's currency. */
export interface Terms {
  readonly freeMin: { readonly pickup: number; readonly delivery: number };
  readonly ratePerHourMinor: number;
  readonly incrementMin: number;
  readonly capMin: number;
  readonly lateRule: 'forfeit' | 'from_arrival' | 'reduce_free';
  readonly graceLateMin: number;
  readonly cancellationFeeMinor: number;
  readonly paymentDays: number;
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
