import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useCopy } from '../../hooks/useCopy.ts';
import { useInvitationResend } from '../../hooks/useInvitationResend.ts';
import styles from './DriverDetail.module.css';

/** The ways to remind a driver who has not accepted yet: the link to pass on, and sending it once more. */
export const OpenInvitation = ({ invitation }: { readonly invitation: Invitation }) => {
  const { detail } = useAdminTexts().invitations;
  const { copy, outcome } = useCopy(invitation.link);
  const resend = useInvitationResend(invitation);
  return (
    <>
      <input className={styles.link} aria-label={detail.link} value={invitation.link} readOnly />
      <div>
        <Button variant="secondary" wide onClick={() => void copy()}>
          {detail.copyLink}
        </Button>
        <p role="status" className={styles.told}>
          {outcome && detail[outcome]}
        </p>
      </div>
      <div>
        <Button variant="secondary" wide busy={resend.pending} disabled={resend.seconds > 0} onClick={resend.send}>
          {resend.seconds > 0 ? detail.resendIn(resend.seconds) : detail.resend}
        </Button>
        <p role="status" className={styles.told}>
          {resend.wasResent && detail.resent}
        </p>
      </div>
    </>
  );
};
