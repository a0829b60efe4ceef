import * as v from 'valibot';
import { invitationStatuses } from '../../../domain/invitation/InvitationStatus.ts';
import { idAnswer, instantAnswer, leaving, optional, optionalText } from '../answers.ts';

/** An invitation as its own company gets it. */
export const invitationAnswer = leaving(
  ['companyId', 'version', 'createdAt', 'updatedAt', 'driverId'],
  v.object({
    id: idAnswer,
    name: v.string(),
    phone: optionalText,
    email: optionalText,
    message: optionalText,
    status: v.picklist(invitationStatuses),
    sendCount: v.number(),
    lastSentAt: instantAnswer,
    openedAt: optional(instantAnswer),
    acceptedAt: optional(instantAnswer),
    expiresAt: instantAnswer,
    link: v.string(),
  }),
);
