import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { invitationStatuses } from './InvitationStatus.ts';

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
