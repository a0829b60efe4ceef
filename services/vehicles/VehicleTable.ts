import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PauseColumns } from '../fields/pauseFields.ts';
import type { VehicleColumns, VehiclePauseReason, VehicleStatus } from './vehicleFields.ts';

/**
 * The columns of `vehicleFields` and the rest of the row. Temperatures in °C, both or none.
 * A deleted row is hidden by `hide_…` until it is purged, and no company sees it.
 */
export interface VehicleTable extends VehicleColumns, PauseColumns<VehiclePauseReason> {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  temperature_min: number | null;
  temperature_max: number | null;
  status: VehicleStatus;
  /** What it pulls. */
  trailer_id: Generated<string | null>;
  /** Whether the plate is a duplicate from before plates had to be unique. */
  plate_shared: Generated<boolean>;
  /** Whether the fleet number looks like that of an older vehicle, from before that was refused. */
  fleet_no_shared: Generated<boolean>;
  /** Maintained by triggers from the vehicle's documents, like the `paper` rows. */
  papers_missing: ColumnType<boolean, never, never>;
  papers_until: ColumnType<string | null, never, never>;
  /** Generated, in lower case, for sorting and searching. */
  fleet_no_key: ColumnType<string, never, never>;
  make_key: ColumnType<string, never, never>;
  /** Generated: the letters and digits of the plate. */
  plate_key: ColumnType<string, never, never>;
  /** Generated: what the fleet number and the letters and digits of the plate look like. */
  fleet_no_look: ColumnType<string, never, never>;
  plate_look: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

export type VehicleRow = Selectable<VehicleTable>;
