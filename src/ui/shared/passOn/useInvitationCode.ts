import { SentInvitations } from '../../../application/invitations/SentInvitations.ts';
import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { useReading } from '../useReading.ts';

/** The code of an invitation that is passed on by hand; not requested if a mail carries it. */
export const useInvitationCode = (invitation: Invitation) =>
  useReading({
    port: SentInvitations,
    key: ['invitations', 'code', invitation.id],
    read: isPassedOnByHand(invitation) ? (sent, signal) => sent.code(invitation.id, signal) : undefined,
    notKept: true,
  });
