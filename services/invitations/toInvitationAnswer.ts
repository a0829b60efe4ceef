import type { InvitationRow } from './InvitationRow.ts';
import type { Inviter } from './Inviter.ts';
import { invitationLink } from './invitationLink.ts';
import { statusAt } from './statusAt.ts';

/** Converts a row to the answer for its own company. */
export const toInvitationAnswer = (row: InvitationRow, inviter: Inviter, port: number, now: Date) => ({
  id: row.id,
  companyId: row.company_id,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  name: row.name,
  phone: row.phone,
  email: row.email,
  message: row.message,
  status: statusAt(row, now),
  sendCount: row.send_count,
  lastSentAt: row.last_sent_at,
  openedAt: row.opened_at,
  acceptedAt: row.accepted_at,
  expiresAt: row.expires_at,
  driverId: row.driver_id,
  link: invitationLink(row, inviter, port),
});
