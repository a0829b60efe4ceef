import type { ColumnType, Generated } from 'kysely';
import type { WithheldReason } from './Consignment.ts';
import type { Footprint, Level } from './Footprint.ts';

/** What shipments cause in CO2e, and what that was made of. */
export interface EmissionTables {
  shipment_footprint: FootprintTable;
  fuel_entry: FuelEntryTable;
  footprint_due: FootprintDueTable;
}

/** A figure of a shipment, or why there is none. It stays as it is; of a shipment one is current. */
interface FootprintTable {
  id: string;
  shipment_id: string;
  company_id: string;
  carrier_id: string;
  created_at: Date;
  is_current: Generated<boolean>;
  /** The one that was current before. */
  replaces: string | null;
  fuel_entry_id: string | null;
  level: Level | null;
  reason: WithheldReason | null;
  wtw_grams: number | null;
  ttw_grams: number | null;
  tkm: number | null;
  result: ColumnType<Footprint | null, string | null, never>;
}

/** What a truck of a fleet burnt on a trip, and for which shipments. */
interface FuelEntryTable {
  id: string;
  company_id: string;
  vehicle_id: string;
  created_at: Date;
  by_user_id: string | null;
  is_current: Generated<boolean>;
  /** Key of its factor. */
  fuel: string;
  /** Of the factor, such as `kg/l`. */
  unit: string;
  amount: number;
  shipment_ids: string[];
}

/** Shipments whose figure may have changed. */
interface FootprintDueTable {
  id: Generated<number>;
  shipment_id: string;
}
