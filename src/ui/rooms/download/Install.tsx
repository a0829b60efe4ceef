import { useId, useState } from 'react';
import type { InvitationPage } from '../../../domain/payload/InvitationPage.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useVisitorStore } from './useVisitorStore.ts';
import { useDownloadTexts } from './useDownloadTexts.ts';
import styles from './Install.module.css';
import { OnYourPhone } from './OnYourPhone.tsx';
import { StoreBadge } from './StoreBadge.tsx';

interface InstallProps {
  readonly page: InvitationPage;
  readonly inviter: string | undefined;
}

/** Ways to the app: a button for this device's store, a badge per store, and on a desktop the way to the phone at once. */
export const Install = ({ page, inviter }: InstallProps) => {
  const download = useDownloadTexts();
  const device = useVisitorStore();
  const [chosen, setChosen] = useState<boolean>();
  const isUnfolded = chosen ?? device === undefined;
  const panel = useId();
  const links = { ios: page.iosLink, google: page.googleLink };
  const own = device && links[device];
  if (!links.ios && !links.google) return <p className={styles.note}>{download.noStore(inviter)}</p>;
  return (
    <div className={styles.ways}>
      {own ? (
        <ButtonLink wide href={own} rel="noopener noreferrer">
          {download.button}
        </ButtonLink>
      ) : (
        <Button wide aria-expanded={isUnfolded} aria-controls={panel} onClick={() => setChosen(!isUnfolded)}>
          {download.button}
        </Button>
      )}
      <div className={styles.badges}>
        {links.ios && <StoreBadge store="ios" href={links.ios} />}
        {links.google && <StoreBadge store="google" href={links.google} />}
      </div>
      {device && !own && <p className={styles.note}>{download.otherStore(inviter)}</p>}
      <div id={panel} hidden={!isUnfolded}>
        {isUnfolded && <OnYourPhone isAskedFor={chosen === true} />}
      </div>
    </div>
  );
};
