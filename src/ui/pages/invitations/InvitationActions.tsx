import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { mayResend } from '../../../domain/invitation/mayResend.ts';
import { mayRevoke } from '../../../domain/invitation/mayRevoke.ts';
import { Button } from '../../components/Button.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useInvitationResend } from '../../hooks/useInvitationResend.ts';
import { useRevokeInvitation } from '../../hooks/useRevokeInvitation.ts';
import styles from './InvitationDialogue.module.css';

/** Sending an invitation once more, half a minute apart, and taking it back. */
export const InvitationActions = ({ invitation }: { readonly invitation: Invitation }) => {
  const { detail } = useAdminTexts().invitations;
  const { seconds, wasResent, pending, send } = useInvitationResend(invitation);
  const revoke = useRevokeInvitation();
  const words = invitation.status === 'expired' ? detail.startOver : detail.resend;
  return (
    <div className={styles.ways}>
      {mayResend(invitation.status) && (
        <Button busy={pending} disabled={seconds > 0} onClick={send}>
          {seconds > 0 ? detail.resendIn(seconds) : words}
        </Button>
      )}
      {mayRevoke(invitation.status) && (
        <Button variant="quiet" busy={revoke.pending} onClick={() => void revoke.run(invitation)}>
          {detail.revoke}
        </Button>
      )}
      <span role="status" className={styles.note}>
        {wasResent && detail.resent}
      </span>
    </div>
  );
};
