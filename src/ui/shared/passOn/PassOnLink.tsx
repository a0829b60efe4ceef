import { useState } from 'react';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { shortAddress } from '../../../domain/links/shortAddress.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useCopy } from '../useCopy.ts';
import { CopyNote } from './CopyNote.tsx';
import styles from './PassOn.module.css';

const bringIntoSight = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' });

/** The link, with a QR code. Shows only where it leads; the whole link if copying is refused. */
export const PassOnLink = ({ invitation: { shortLink: link } }: { readonly invitation: Invitation }) => {
  const { passOn } = useAdminTexts().invitation;
  const [isShown, setShown] = useState(false);
  const { copy, outcome } = useCopy(link);
  return (
    <div className={styles.link}>
      <div className={styles.block}>
        <p className={styles.title}>{passOn.link}</p>
        {outcome === 'refused' ? (
          <textarea className={styles.text} aria-label={passOn.link} value={link} rows={3} readOnly />
        ) : (
          <p className={styles.address}>{shortAddress(link)}</p>
        )}
        <div className={styles.ways}>
          <CopyButton label={passOn.copyLink} done={passOn.copied} isDone={outcome === 'copied'} onCopy={copy} />
          <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? passOn.hideQr : passOn.showQr}
          </Button>
          <CopyNote outcome={outcome} />
        </div>
      </div>
      {isShown && (
        <div ref={bringIntoSight} className={styles.camera}>
          <QrCode text={link} label={passOn.qr} otherwise={passOn.noQr} />
        </div>
      )}
    </div>
  );
};
