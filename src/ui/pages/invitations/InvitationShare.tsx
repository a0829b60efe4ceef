import { useState } from 'react';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useWorkplace } from '../admin/useWorkplace.ts';
import { CopyText } from './CopyText.tsx';
import styles from './InvitationDialogue.module.css';

/** The ways to pass an invitation on by hand: its link, a code for a camera, and words to go with it. */
export const InvitationShare = ({ invitation: { name, link } }: { readonly invitation: Invitation }) => {
  const { detail } = useAdminTexts().invitations;
  const { membership } = useWorkplace();
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.share}>
      <CopyText title={detail.link} text={link} label={detail.copyLink} lines={2} />
      <div className={styles.block}>
        <div className={styles.ways}>
          <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? detail.hideCode : detail.showCode}
          </Button>
        </div>
        {isShown && <QrCode text={link} label={detail.code} otherwise={detail.noCode} />}
      </div>
      <CopyText
        title={detail.words}
        text={detail.message(name, membership.name, link)}
        label={detail.copyWords}
        lines={4}
      />
    </section>
  );
};
