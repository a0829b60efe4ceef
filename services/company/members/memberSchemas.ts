import * as v from 'valibot';
import { emailField } from '../../fields/emailField.ts';
import { idAnswer } from '../../fields/idAnswer.ts';
import { instantAnswer } from '../../fields/instantAnswer.ts';
import { plainText } from '../../fields/plainText.ts';
import { versionField } from '../../fields/versionField.ts';
import { wholeNumber } from '../../fields/wholeNumber.ts';
import { roles } from '../Role.ts';

/** Invited but not yet accepted, active, or with a disabled account. */
export const memberStatuses = ['invited', 'active', 'disabled'] as const;

export type MemberStatus = (typeof memberStatuses)[number];

const role = v.picklist(roles);

export const memberDraft = v.strictObject({ email: emailField, name: plainText(120), role });

export type MemberDraft = v.InferOutput<typeof memberDraft>;

export const roleBody = v.strictObject({ role, version: versionField });

export const memberAnswer = v.pipe(
  v.object({
    userId: idAnswer,
    version: wholeNumber,
    name: v.string(),
    email: v.string(),
    role,
    status: v.picklist(memberStatuses),
    joinedAt: instantAnswer,
  }),
  v.metadata({ ref: 'Member' }),
);

/** Only repeats the request, so as not to reveal whether the address has an account. */
export const addedAnswer = v.object({ email: v.string(), name: v.string(), role });
