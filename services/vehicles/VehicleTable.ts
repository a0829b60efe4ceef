import type { ColumnType, Generated } from 'kysely';
import type { VehicleColumns } from './vehicleFields.ts';
import type { VehicleStatus } from './VehicleStatus.ts';

/** What a company says of a vehicle (`vehicleFields`), and what is kept beside that. Temperatures in °C: both or none. */
export interface VehicleTable extends VehicleColumns {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  temperature_min: number | null;
  temperature_max: number | null;
  status: VehicleStatus;
  /** Whether another vehicle had the plate before that was looked after. */
  plate_shared: Generated<boolean>;
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
