import type { InvitationPage } from '../../../domain/payload/InvitationPage.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useVisitorStore } from '../../hooks/useVisitorStore.ts';
import { useTexts } from '../../texts/useTexts.ts';
import styles from './Install.module.css';
import { OnYourPhone } from './OnYourPhone.tsx';
import { StoreBadge } from './StoreBadge.tsx';

interface InstallProps {
  readonly page: InvitationPage;
  readonly inviter: string | undefined;
}

/** The ways to the app: the store of this device at once, every store by its badge, and from a desktop on to the phone. */
export const Install = ({ page, inviter }: InstallProps) => {
  const { download } = useTexts();
  const device = useVisitorStore();
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
        <OnYourPhone />
      )}
      <div className={styles.badges}>
        {links.ios && <StoreBadge store="ios" href={links.ios} />}
        {links.google && <StoreBadge store="google" href={links.google} />}
      </div>
      {device && !own && <p className={styles.note}>{download.otherStore(inviter)}</p>}
    </div>
  );
};
