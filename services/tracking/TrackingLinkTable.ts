import type { Generated, Selectable } from 'kysely';

/** `company_id` is the party that made the link. */
export interface TrackingLinkTable {
  id: string;
  shipment_id: string;
  company_id: string;
  created_at: Date;
  /** SHA-256 of the code, which is kept nowhere. */
  code_digest: string;
  opens: Generated<number>;
  last_opened_at: Date | null;
  revoked_at: Date | null;
}

export type TrackingLinkRow = Selectable<TrackingLinkTable>;
