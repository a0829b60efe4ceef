import { useEffect, useId, useRef } from 'react';
import { CopyButton } from '../../components/CopyButton.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { useCopy } from '../../shared/useCopy.ts';
import { usePageAddress } from './usePageAddress.ts';
import { useDownloadTexts } from './useDownloadTexts.ts';
import styles from './OnYourPhone.module.css';

/** From a desktop to the phone: a QR code of this page, and the link to copy. Comes into sight if asked for. */
export const OnYourPhone = ({ isAskedFor }: { readonly isAskedFor: boolean }) => {
  const { onYourPhone } = useDownloadTexts();
  const address = usePageAddress();
  const { copy, outcome } = useCopy(address);
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isAskedFor]);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={title}>
      <QrCode text={address} label={onYourPhone.code} otherwise={onYourPhone.noCode} />
      <div className={styles.words}>
        <h2 id={title}>{onYourPhone.title}</h2>
        <p>{onYourPhone.text}</p>
        <CopyButton label={onYourPhone.copy} done={onYourPhone.done} isDone={outcome === 'copied'} onCopy={copy} />
        <p role="status" className={outcome === 'refused' ? undefined : 'visually-hidden'}>
          {outcome && onYourPhone[outcome]}
        </p>
        {outcome === 'refused' && (
          <input
            className={styles.address}
            aria-label={onYourPhone.address}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </section>
  );
};
