import type { Generated } from 'kysely';

/** A load that a fleet does not want to see again; the shipper learns the reason. */
export interface LoadDeclineTable {
  load_id: string;
  company_id: string;
  shipper_id: string;
  at: Date;
  reason: string;
  note: string | null;
  /** Whether the fleet was asked by name; a fleet of the market is not named to the shipper. */
  by_name: Generated<boolean>;
}

/** A load that a fleet watches. */
export interface LoadWatchTable {
  load_id: string;
  company_id: string;
  at: Date;
}

/** How many loads of a shipper are open to all fleets of a brand. Appended by triggers; what there is of a day is the sum. */
export interface OpenLoadCountTable {
  brand_id: string;
  company_id: string;
  /** The UTC day on which they end. */
  end_day: string;
  n: number;
  /** Those that tell a price. */
  priced: number;
}
