import type { ColumnType } from 'kysely';
import type { KeptCounts } from './Counts.ts';
import type { KeptFine } from './fineCounts.ts';

type Fine<Value> = ColumnType<Value, string, string>;
type Kept = ColumnType<KeptCounts, string, string>;

/** The counts of stops of a company: what is kept, and what events have changed since. */
export interface StopCountTables {
  stop_count: StopCountTable;
  stop_count_change: StopCountChangeTable;
  /** The same of deliveries, by how their proof stands. */
  proof_count: StopCountTable;
  proof_count_change: StopCountChangeTable;
  /** The same of shipments, by what came of them on time and in full. */
  otif_count: OtifCountTable;
  otif_count_change: OtifCountChangeTable;
  /** The same of stops, by how long trucks stayed and waited. */
  dwell_count: DwellCountTable;
  dwell_count_change: DwellCountChangeTable;
  /** The same of shipments, by what they cost. */
  money_count: MoneyCountTable;
  money_count_change: OtifCountChangeTable;
  /** The same of shipments, by how their CO2e was found. */
  co2e_count: OtifCountTable;
  co2e_count_change: OtifCountChangeTable;
  /** The same of trips of fleets, by whether their empty kilometres are known. */
  empty_count: OtifCountTable;
  empty_count_change: OtifCountChangeTable;
  /** By how many stops of fleets each clock goes. */
  clock_count: ClockCountTable;
  /** The same of offers and asks by name, by what became of them and how long first answers took. */
  offer_count: OfferCountTable;
  offer_count_change: OtifCountChangeTable;
  /** The same of deliveries, by what scorecards tell of them. */
  score_count: ScoreCountTable;
  score_count_change: Omit<OtifCountChangeTable, 'lane'>;
}

/** Appended by triggers; what there is of a day is the sum. */
interface ClockCountTable {
  owner_id: string;
  day: string;
  time_zone: string;
  n: number;
}

type ScoreCountTable = Pick<OtifCountTable, 'owner_id' | 'span' | 'with_thirds' | 'days' | 'party'>;

interface OfferCountTable extends OtifCountTable {
  fine: Fine<string>;
  party_fine: Fine<KeptFine>;
  lane_fine: Fine<KeptFine>;
}

interface DwellCountChangeTable extends OtifCountChangeTable {
  place: string;
}

/** The counts of a month, by day and by each split, or of a third of one or a day, by each split. */
interface OtifCountTable {
  /** Whose they are: the shipper's or the carrier's. */
  owner_id: string;
  /** `YYYY-MM`, `YYYY-MM/1` to `/3` or `YYYY-MM-DD`. */
  span: string;
  /** Always true: an earlier version, which does not write thirds, cannot write at all. */
  with_thirds: boolean;
  /** Empty but for months. */
  days: Kept;
  party: Kept;
  lane: Kept;
}

interface StopCountTable extends OtifCountTable {
  place: Kept;
}

interface MoneyCountTable extends OtifCountTable {
  /** What has many codes, of all and by group: as text, which is read only where it is asked for. */
  fine: Fine<string>;
  party_fine: Fine<KeptFine>;
  lane_fine: Fine<KeptFine>;
}

interface DwellCountTable extends StopCountTable {
  /** What has many codes, of all and by group: as text, which is read only where it is asked for. */
  fine: Fine<string>;
  party_fine: Fine<KeptFine>;
  lane_fine: Fine<KeptFine>;
  place_fine: Fine<KeptFine>;
}

/** Appended by triggers with each change of a shipment. */
interface OtifCountChangeTable {
  owner_id: string;
  /** The other party. */
  party_id: string;
  day: string;
  lane: string;
  /** A code, how many, the next code …, each as often as `n` says. */
  adds: readonly number[];
  n: number;
}

/** Appended by triggers with each change of a stop. */
interface StopCountChangeTable {
  owner_id: string;
  /** The other party. */
  party_id: string;
  day: string;
  code: number;
  lane: string;
  place: string;
  n: number;
}
