import type { Generated } from 'kysely';
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
  /** As last written: a pending or opened row past `expires_at` counts as expired. */
  status: InvitationStatus;
  send_count: number;
  last_sent_at: Date;
  opened_at: Date | null;
  accepted_at: Date | null;
  expires_at: Date;
  /** Whom it makes an active driver; null when that driver was deleted. */
  driver_id: string | null;
  /** How often a code was tried. */
  tries: Generated<number>;
  /** Made by the database from name, phone and email, in lower case, to be searched. */
  search: Generated<string>;
}
