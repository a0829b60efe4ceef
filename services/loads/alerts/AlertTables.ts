import type { Generated } from 'kysely';

export interface AlertTables {
  /** Who is told of new loads that match a saved view. */
  load_alert: {
    view_id: string;
    company_id: string;
    user_id: string;
    at: Date;
    /** When the latest digest of the view was begun. */
    digest_at: Date | null;
  };
  /** Up to which load the alerts of a fleet were matched. */
  load_alert_fleet: {
    company_id: string;
    seen: string;
    /** Until when a process works on it. */
    busy_until: Date | null;
  };
  /** Loads of the market in the order in which they opened. */
  load_opened: {
    id: Generated<string>;
    load_id: string;
    brand_id: string;
    at: Date;
    /** Given once the row is seen by all, so that none is passed over; null until then. */
    number: string | null;
  };
  /** Of which loads a person was told by an alert. */
  load_alert_told: {
    company_id: string;
    user_id: string;
    load_id: string;
    at: Date;
  };
}
