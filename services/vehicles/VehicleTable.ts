import type { ColumnType, Generated } from 'kysely';
import type { BodyType } from './BodyType.ts';
import type { EuroClass } from './EuroClass.ts';
import type { Fuel } from './Fuel.ts';
import type { VehicleKind } from './VehicleKind.ts';
import type { VehicleStatus } from './VehicleStatus.ts';

/** Weights in kg, volume in m³, temperatures in °C: both or none. */
export interface VehicleTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** One vehicle's in the company, whatever its case. */
  fleet_no: string;
  /** In upper case; by its letters and digits one vehicle's in the company and country. */
  plate: string;
  plate_country: string;
  /** Whether another vehicle had the plate before that was looked after. */
  plate_shared: Generated<boolean>;
  vin: string | null;
  make: string;
  model: string;
  year: number;
  kind: VehicleKind;
  body_type: BodyType;
  payload_kg: number;
  gross_weight_kg: number;
  volume_m3: number | null;
  pallet_positions: number | null;
  temperature_min: number | null;
  temperature_max: number | null;
  adr: boolean;
  fuel: Fuel;
  euro_class: EuroClass | null;
  odometer_km: number;
  status: VehicleStatus;
  /** Kept by triggers from its documents, as the `paper` rows are. */
  papers_missing: ColumnType<boolean, never, never>;
  papers_until: ColumnType<string | null, never, never>;
  /** Made by the database, in lower case, to be sorted and searched by. */
  fleet_no_key: ColumnType<string, never, never>;
  make_key: ColumnType<string, never, never>;
  /** Made by the database: the letters and digits of the plate. */
  plate_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}
