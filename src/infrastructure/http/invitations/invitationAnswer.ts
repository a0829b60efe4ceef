import * as v from 'valibot';
import { invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { invitationStatuses } from '../../../domain/invitation/InvitationStatus.ts';
import { idAnswer, instantAnswer, ignoring, optional } from '../answers.ts';
import { answersOf } from '../record/answersOf.ts';

/** An invitation as its own company gets it. Its short link is the one that people see. */
export const invitationAnswer = ignoring(
  ['companyId', 'createdAt', 'updatedAt', 'driverId', 'link'],
  v.object({
    ...answersOf(invitationFields),
    id: idAnswer,
    version: v.number(),
    status: v.picklist(invitationStatuses),
    sendCount: v.number(),
    lastSentAt: instantAnswer,
    openedAt: optional(instantAnswer),
    acceptedAt: optional(instantAnswer),
    expiresAt: instantAnswer,
    shortLink: v.string(),
  }),
);
