import * as v from 'valibot';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationStatuses } from '../../../domain/invitation/InvitationStatus.ts';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';
import type { Answer } from '../readAnswer.ts';

/** An invitation as its own company gets it. */
export const invitationAnswer: Answer<Invitation> = v.object({
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
});
