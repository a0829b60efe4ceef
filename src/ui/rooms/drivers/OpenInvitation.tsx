import { goesByHand } from '../../../domain/invitation/goesByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { useResendWords } from '../../shared/useResendWords.ts';
import styles from './DriverDetail.module.css';
import { LinkToCopy } from './LinkToCopy.tsx';
import { LinkAndCode } from './LinkAndCode.tsx';

/** The ways to remind a driver who has not accepted yet: what there is to pass on, and sending it once more. */
export const OpenInvitation = ({ invitation }: { readonly invitation: Invitation }) => {
  const { resend, label, told } = useResendWords(invitation);
  return (
    <>
      {goesByHand(invitation) ? <LinkAndCode invitation={invitation} /> : <LinkToCopy link={invitation.link} />}
      <div>
        <Button variant="secondary" wide busy={resend.pending} disabled={resend.seconds > 0} onClick={resend.send}>
          {label}
        </Button>
        <p role="status" className={styles.told}>
          {told}
        </p>
      </div>
    </>
  );
};
