import { useInvitation } from './useInvitation.ts';
import { useInvitationPage } from './useInvitationPage.ts';
import { useDownloadTexts } from './useDownloadTexts.ts';
import { usePageName } from '../../theme/usePageName.ts';
import styles from './DownloadAppPage.module.css';
import { DownloadLayout } from './DownloadLayout.tsx';
import { Install } from './Install.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { standingOf } from './standingOf.ts';
import { welcomeSize } from './welcomeSize.ts';

/** Where an invited trucker lands: who invites, and links to the app (seed §2 "Download-app page"). */
export const DownloadAppPage = () => {
  const download = useDownloadTexts();
  usePageName(download.button);
  const page = useInvitationPage();
  const { reading, tryAgain } = useInvitation(page?.invitation?.id);
  const standing = standingOf(page, reading);
  const inviter = reading.kind === 'found' ? reading.details.companyName.trim() || undefined : undefined;
  const mayInstall = standing === 'open' || standing === 'accepted';
  return (
    <DownloadLayout>
      <h1 className={styles.welcome} data-size={mayInstall ? welcomeSize(page?.name) : 'lead'}>
        {download.welcome(page?.name)}
      </h1>
      <InvitationCard standing={standing} reading={reading} inviter={inviter} onTryAgain={tryAgain} />
      {mayInstall && (
        <div className={styles.instructions}>
          <p>{standing === 'accepted' ? download.again : download.instruction}</p>
          {standing === 'open' && page?.invitation && <p>{download.code}</p>}
        </div>
      )}
      {page && mayInstall && <Install page={page} inviter={inviter} />}
    </DownloadLayout>
  );
};
