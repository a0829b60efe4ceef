import type { InvitationDetails } from '../../../domain/invitation/InvitationDetails.ts';
import { useCompanyName } from './useCompanyName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useDownloadTexts } from './useDownloadTexts.ts';
import { expiryFormat } from './expiryFormat.ts';
import styles from './InvitationOffer.module.css';

export const InvitationOffer = ({ details }: { readonly details: InvitationDetails }) => {
  const download = useDownloadTexts();
  const date = expiryFormat(useLocale()).format(new Date(details.expiresAt));
  const host = useCompanyName();
  const named = details.companyName.trim();
  const company = named || (details.isVerified ? host : download.newCompany);
  return (
    <div className={styles.offer}>
      <p className={styles.sentence}>
        <bdi className={styles.company} title={company}>
          {company}
        </bdi>{' '}
        {download.invites}
      </p>
      {!details.isVerified && <p>{download.unverified}</p>}
      <p>
        <time dateTime={details.expiresAt}>{download.validUntil(date)}</time>
      </p>
    </div>
  );
};
