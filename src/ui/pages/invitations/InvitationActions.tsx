import { useState } from 'react';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { mayResend } from '../../../domain/invitation/mayResend.ts';
import { mayRevoke } from '../../../domain/invitation/mayRevoke.ts';
import { Button } from '../../components/Button.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useResendCountdown } from '../../hooks/useResendCountdown.ts';
import { useResendInvitation } from '../../hooks/useResendInvitation.ts';
import { useRevokeInvitation } from '../../hooks/useRevokeInvitation.ts';
import { useNow } from '../../hooks/useNow.ts';
import styles from './InvitationDialogue.module.css';

const half = 30_000;

/** Sending an invitation once more, half a minute apart, and taking it back. */
export const InvitationActions = ({ invitation }: { readonly invitation: Invitation }) => {
  const { detail } = useAdminTexts().invitations;
  const age = useNow().getTime() - Date.parse(invitation.lastSentAt);
  const { seconds, restart } = useResendCountdown(age >= 0 && age < half);
  const [wasResent, setWasResent] = useState(false);
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();

  const send = async (): Promise<void> => {
    if (!(await resend.run(invitation.id))) return;
    restart();
    setWasResent(true);
  };
  const words = invitation.status === 'expired' ? detail.startOver : detail.resend;
  return (
    <div className={styles.ways}>
      {mayResend(invitation.status) && (
        <Button busy={resend.pending} disabled={seconds > 0} onClick={() => void send()}>
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
