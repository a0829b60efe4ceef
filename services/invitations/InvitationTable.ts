import type { Generated, Selectable } from 'kysely';
import type { InvitationStatus } from './InvitationStatus.ts';

export interface InvitationTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  code: string;
  name: string;
  phone: string | null;
  email: string | null;
  message: string | null;
  /** A pending or opened row past `expires_at` counts as expired. */
  status: InvitationStatus;
  send_count: number;
  last_sent_at: Date;
  opened_at: Date | null;
  accepted_at: Date | null;
  expires_at: Date;
  /** The invited driver; null if deleted. */
  driver_id: string | null;
  /** Number of codes tried. */
  tries: Generated<number>;
  /** Generated: name, phone and email in lower case. */
  search: Generated<string>;
}

export type InvitationRow = Selectable<InvitationTable>;
