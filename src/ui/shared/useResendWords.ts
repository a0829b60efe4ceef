import { isPassedOnByHand } from '../../domain/invitation/isPassedOnByHand.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useResendInvitation } from './useResendInvitation.ts';

/** Resending an invitation, with texts to match: one that is passed on by hand is renewed, not sent. */
export const useResendWords = (invitation: Invitation) => {
  const words = useAdminTexts().invitation.resend;
  const resend = useResendInvitation(invitation);
  const { seconds, wasResent } = resend;
  const [again, againIn, done] = isPassedOnByHand(invitation)
    ? [words.renew, words.renewIn, words.renewed]
    : [invitation.status === 'expired' ? words.startOver : words.resend, words.resendIn, words.resent];
  return { resend, label: seconds > 0 ? againIn(seconds) : again, told: wasResent ? done : undefined };
};
