import { useState } from 'react';
import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { shortAddress } from '../../../domain/links/shortAddress.ts';
import { Button } from '../../components/Button.tsx';
import { PassOnDialog } from '../../shared/passOn/PassOnDialog.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCopy } from '../../shared/useCopy.ts';
import { useResendWords } from '../../shared/useResendWords.ts';
import styles from './DriverPage.module.css';

interface OpenInvitationProps {
  readonly invitation: Invitation;
}

/** Actions for a pending invitation: pass it on, or send it again. */
export const OpenInvitation = ({ invitation }: OpenInvitationProps) => {
  const { resend, label, told } = useResendWords(invitation);
  return (
    <>
      {isPassedOnByHand(invitation) ? <LinkAndCode invitation={invitation} /> : <LinkToCopy invitation={invitation} />}
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

/** For invitations that are passed on by hand. */
const LinkAndCode = ({ invitation }: OpenInvitationProps) => {
  const { passOn } = useAdminTexts().invitation;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{passOn.show}</Button>
      {isOpen && <PassOnDialog invitation={invitation} onClose={() => setOpen(false)} />}
    </>
  );
};

/** For invitations whose code is mailed. Shows only where the link leads; the whole link if copying is refused. */
const LinkToCopy = ({ invitation: { shortLink: link } }: OpenInvitationProps) => {
  const { passOn } = useAdminTexts().invitation;
  const { copy, outcome } = useCopy(link);
  return (
    <>
      <input
        className={styles.link}
        aria-label={passOn.link}
        value={outcome === 'refused' ? link : shortAddress(link)}
        readOnly
      />
      <div>
        <Button variant="secondary" wide onClick={() => void copy()}>
          {passOn.copyLink}
        </Button>
        <p role="status" className={styles.told}>
          {outcome && passOn[outcome]}
        </p>
      </div>
    </>
  );
};
