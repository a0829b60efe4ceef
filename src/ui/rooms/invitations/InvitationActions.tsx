import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { mayResend } from '../../../domain/invitation/mayResend.ts';
import { mayRevoke } from '../../../domain/invitation/mayRevoke.ts';
import { Button } from '../../components/Button.tsx';
import { useResendWords } from '../../shared/useResendWords.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';
import styles from './InvitationDialog.module.css';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** Resend and revoke an invitation. */
export const InvitationActions = ({ invitation }: { readonly invitation: Invitation }) => {
  const { detail } = useInvitationTexts();
  const { resend, label, told } = useResendWords(invitation);
  const revoke = useRevokeInvitation();
  const [isToResend, isToRevoke] = [mayResend(invitation.status), mayRevoke(invitation.status)];
  return (
    <div className={isToResend || isToRevoke || told ? styles.foot : 'visually-hidden'}>
      <span role="status" className={styles.told}>
        {told}
      </span>
      {isToRevoke && (
        <Button variant="danger" onClick={() => void revoke.run(invitation)}>
          {detail.revoke}
        </Button>
      )}
      {isToResend && (
        <Button variant="secondary" busy={resend.pending} disabled={resend.seconds > 0} onClick={resend.send}>
          {label}
        </Button>
      )}
    </div>
  );
};
