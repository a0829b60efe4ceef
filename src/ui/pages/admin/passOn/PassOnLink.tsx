import { useState } from 'react';
import type { Invitation } from '../../../../domain/invitation/Invitation.ts';
import { Button } from '../../../components/Button.tsx';
import { QrCode } from '../../../components/QrCode.tsx';
import { useAdminTexts } from '../../../hooks/useAdminTexts.ts';
import { CopyText } from './CopyText.tsx';
import styles from './PassOn.module.css';

/** The link by itself, also for a camera. */
export const PassOnLink = ({ invitation: { link } }: { readonly invitation: Invitation }) => {
  const { detail } = useAdminTexts().invitations;
  const [isShown, setShown] = useState(false);
  return (
    <CopyText title={detail.link} text={link} label={detail.copyLink} lines={1}>
      <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? detail.hideQr : detail.showQr}
      </Button>
      {isShown && (
        <div className={styles.camera}>
          <QrCode text={link} label={detail.qr} otherwise={detail.noQr} />
        </div>
      )}
    </CopyText>
  );
};
