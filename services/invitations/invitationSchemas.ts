import * as v from 'valibot';
import { emailField } from '../fields/emailField.ts';
import { hasLink } from '../fields/hasLink.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { multilineText } from '../fields/multilineText.ts';
import { phoneField } from '../fields/phoneField.ts';
import { plainText } from '../fields/plainText.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { validatedLater } from '../web/openApiSchema.ts';
import { invitationAnswer } from './invitationAnswer.ts';
import { invitationStatuses } from './InvitationStatus.ts';
import { fieldErrorAnswer } from '../web/problems/fieldErrorAnswer.ts';
import { problem } from '../web/problems/problem.ts';

const status = v.picklist(invitationStatuses);

export const invitationDraft = v.pipe(
  v.strictObject({
    name: plainText(120),
    phone: v.nullish(phoneField, null),
    email: v.nullish(emailField, null),
    message: v.nullish(
      v.pipe(
        multilineText(500),
        v.check((text) => !hasLink(text), problem('hasLink')),
      ),
      null,
    ),
    /** An existing driver to invite. */
    driverId: v.optional(v.pipe(idAnswer, v.toLowerCase())),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== null || email !== null,
      problem('contactMissing'),
    ),
    ['phone'],
  ),
);

export type InvitationDraft = v.InferOutput<typeof invitationDraft>;

/** A batch. Rows are validated one by one. */
export const invitationBatch = v.strictObject({
  rows: v.pipe(
    v.array(validatedLater(invitationDraft)),
    v.nonEmpty(),
    v.maxLength(100, problem('tooManyRows', { most: 100 })),
  ),
});

/** Sent by the Trucker app. Codes are typed by hand, so spaces, dashes and lower case are accepted. */
export const acceptance = v.strictObject({
  code: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(40),
    v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  phone: v.optional(phoneField),
});

export type Acceptance = v.InferOutput<typeof acceptance>;

/** A problem with a field, or with a whole row, which has no code. */
const rowError = v.object({ ...fieldErrorAnswer.entries, code: v.exactOptional(fieldErrorAnswer.entries.code) });

/** The result of each row of a batch, in order. Rows are numbered from 0. */
export const batchAnswer = v.object({
  results: v.array(
    v.union([
      v.object({ row: wholeNumber, invitation: invitationAnswer }),
      v.object({ row: wholeNumber, errors: v.array(rowError) }),
    ]),
  ),
});

/** The code, to be passed on by hand if it is not mailed. */
export const codeAnswer = v.object({ code: v.string() });

export const acceptanceAnswer = v.object({ invitationId: idAnswer, status: v.literal('accepted') });

/** What anyone with the link may see. */
export const publicInvitationAnswer = v.object({
  id: idAnswer,
  name: v.string(),
  /** The name is empty if it is neither verified nor the company's own. */
  company: v.object({ name: v.string(), isVerified: v.boolean() }),
  status,
  expiresAt: instantAnswer,
});
