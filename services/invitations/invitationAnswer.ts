import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { recordHead } from '../fields/recordHead.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Inviter } from './findInviter.ts';
import { invitationLink, type LinkSettings, shortLink } from './invitationLink.ts';
import { invitationStatuses, statusAt } from './InvitationStatus.ts';
import type { InvitationRow } from './InvitationTable.ts';

/** An invitation as its company sees it. */
export const invitationAnswer = v.pipe(
  v.object({
    ...recordHead.answered,
    name: v.string(),
    phone: v.nullable(v.string()),
    email: v.nullable(v.string()),
    message: v.nullable(v.string()),
    status: v.picklist(invitationStatuses),
    sendCount: wholeNumber,
    lastSentAt: instantAnswer,
    openedAt: v.nullable(instantAnswer),
    acceptedAt: v.nullable(instantAnswer),
    expiresAt: instantAnswer,
    driverId: v.nullable(idAnswer),
    link: v.string(),
    shortLink: v.string(),
  }),
  v.metadata({ ref: 'Invitation' }),
);

/** Converts a row to the answer for its own company. */
export const toInvitationAnswer = (row: InvitationRow, inviter: Inviter, settings: LinkSettings, now: Date) =>
  recordHead.before(row, {
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
    link: invitationLink(row, inviter, settings),
    shortLink: shortLink(row, inviter, settings),
  });
