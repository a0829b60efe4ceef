import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Inviter } from './findInviter.ts';
import { invitationLink } from './invitationLink.ts';
import { invitationStatuses, statusAt } from './InvitationStatus.ts';
import type { InvitationRow } from './InvitationTable.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** An invitation as its company sees it. */
export const invitationAnswer = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    companyId: v.pipe(v.string(), v.uuid()),
    version: wholeNumber,
    createdAt: instant,
    updatedAt: instant,
    name: v.string(),
    phone: v.nullable(v.string()),
    email: v.nullable(v.string()),
    message: v.nullable(v.string()),
    status: v.picklist(invitationStatuses),
    sendCount: wholeNumber,
    lastSentAt: instant,
    openedAt: v.nullable(instant),
    acceptedAt: v.nullable(instant),
    expiresAt: instant,
    driverId: v.nullable(v.pipe(v.string(), v.uuid())),
    link: v.string(),
  }),
  v.metadata({ ref: 'Invitation' }),
);

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
