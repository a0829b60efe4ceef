import * as v from 'valibot';
import { emailField } from '../fields/emailField.ts';
import { listQuery } from '../fields/listQuery.ts';
import { longText } from '../fields/longText.ts';
import { phoneField } from '../fields/phoneField.ts';
import { plainText } from '../fields/plainText.ts';
import { invitationStatuses } from './InvitationStatus.ts';

const status = v.picklist(invitationStatuses);
const instant = v.pipe(v.string(), v.isoTimestamp());

export const invitationDraft = v.pipe(
  v.strictObject({
    name: plainText(120),
    phone: v.optional(phoneField),
    email: v.optional(emailField),
    message: v.optional(longText(500)),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== undefined || email !== undefined,
      'must be given unless there is an email address',
    ),
    ['phone'],
  ),
);

export type InvitationDraft = v.InferOutput<typeof invitationDraft>;

export const invitationQuery = listQuery(['createdAt', 'name', 'expiresAt'], '-createdAt', {
  status: v.optional(status),
});

export type InvitationQuery = v.InferOutput<typeof invitationQuery>;

export const invitationAnswer = v.object({
  id: v.pipe(v.string(), v.uuid()),
  companyId: v.pipe(v.string(), v.uuid()),
  version: v.number(),
  createdAt: instant,
  updatedAt: instant,
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  message: v.nullable(v.string()),
  status,
  sendCount: v.number(),
  lastSentAt: instant,
  openedAt: v.nullable(instant),
  acceptedAt: v.nullable(instant),
  expiresAt: instant,
  link: v.string(),
});

/** What anyone with the link may know. */
export const publicInvitationAnswer = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  company: v.object({ name: v.string() }),
  status,
  expiresAt: instant,
});
