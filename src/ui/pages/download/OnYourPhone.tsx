import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useCopy } from '../../hooks/useCopy.ts';
import { usePageAddress } from '../../hooks/usePageAddress.ts';
import { useTexts } from '../../texts/useTexts.ts';
import styles from './OnYourPhone.module.css';
import { QrCode } from './QrCode.tsx';

/** On a desktop the app is for another device: the button unfolds a code of this page for its camera, and the link to send. */
export const OnYourPhone = () => {
  const { download } = useTexts();
  const { onYourPhone } = download;
  const address = usePageAddress();
  const { copy, outcome } = useCopy(address);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button wide aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {download.button}
      </Button>
      <section id={id} className={styles.panel} aria-label={onYourPhone.title} hidden={!open}>
        {open && <QrCode text={address} />}
        <div className={styles.words}>
          <h2>{onYourPhone.title}</h2>
          <p>{onYourPhone.text}</p>
          <Button variant="secondary" onClick={() => void copy()}>
            {onYourPhone.copy}
          </Button>
          <p role="status">
            {outcome === 'copied' && onYourPhone.copied}
            {outcome === 'refused' && onYourPhone.refused}
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
    </>
  );
};
