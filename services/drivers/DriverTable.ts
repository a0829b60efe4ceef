import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PauseColumns } from '../fields/pauseFields.ts';
import type { DriverColumns, DriverPauseReason, DriverStatus } from './driverFields.ts';
import type { FiledPaper } from './FiledPaper.ts';
import type { LicenceColumns } from './licence.ts';

/**
 * The columns of `driverFields`, the licence and the rest of the row. The phone is unique among drivers who have not left.
 * A deleted row is hidden by `hide_…` until it is purged, and no company sees it.
 */
export interface DriverTable extends Omit<DriverColumns, 'cards'>, LicenceColumns, PauseColumns<DriverPauseReason> {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** Inserted as JSON text. */
  cards: ColumnType<DriverColumns['cards'], string | undefined, string>;
  status: DriverStatus;
  /** The latest document of the licence and of each card, kept by a trigger. */
  filed_papers: ColumnType<readonly FiledPaper[], never, never>;
  /** Generated: whether the licence is missing, and the last day on which all papers are valid. */
  papers_missing: ColumnType<boolean, never, never>;
  papers_until: ColumnType<string | null, never, never>;
  /** Generated: the day until which each is valid, by what was entered or by what is on file. */
  licence_until: ColumnType<string | null, never, never>;
  tachograph_until: ColumnType<string | null, never, never>;
  cpc_until: ColumnType<string | null, never, never>;
  medical_until: ColumnType<string | null, never, never>;
  adr_until: ColumnType<string | null, never, never>;
  /** The fleet number of the current vehicle in lower case, kept by triggers. */
  vehicle_key: ColumnType<string | null, never, never>;
  /** Generated, in lower case, for sorting and searching. */
  name_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

export type DriverRow = Selectable<DriverTable>;
