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

/** That a load was written or deleted. Appended by triggers. */
export interface LoadChangeTable {
  xid: Generated<string>;
  at: Generated<Date>;
  load_id: string;
  brand_id: string;
}
