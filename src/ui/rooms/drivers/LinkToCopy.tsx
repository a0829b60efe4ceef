import { shortAddress } from '../../../domain/links/shortAddress.ts';
import { Button } from '../../components/Button.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCopy } from '../../shared/useCopy.ts';
import styles from './DriverDetail.module.css';

/** The link of an invitation whose code is mailed: where it leads, and the whole of it where copying is refused. */
export const LinkToCopy = ({ link }: { readonly link: string }) => {
  const { detail } = useAdminTexts().invitations;
  const { copy, outcome } = useCopy(link);
  return (
    <>
      <input
        className={styles.link}
        aria-label={detail.link}
        value={outcome === 'refused' ? link : shortAddress(link)}
        readOnly
      />
      <div>
        <Button variant="secondary" wide onClick={() => void copy()}>
          {detail.copyLink}
        </Button>
        <p role="status" className={styles.told}>
          {outcome && detail[outcome]}
        </p>
      </div>
    </>
  );
};
