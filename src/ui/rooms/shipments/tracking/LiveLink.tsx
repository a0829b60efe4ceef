import { shortAddress } from '../../../../domain/links/shortAddress.ts';
import type { TrackingLink } from '../../../../domain/tracking/TrackingLink.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { instantText } from '../../../components/instantText.ts';
import { CopyNote } from '../../../shared/passOn/CopyNote.tsx';
import { useCopy } from '../../../shared/useCopy.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { LinkOpens } from './LinkOpens.tsx';
import styles from './TrackingLinks.module.css';

interface LiveLinkProps {
  readonly link: TrackingLink;
  /** Undefined for viewers. */
  readonly onRevoke: (() => void) | undefined;
}

/** A link that works: where it leads, until when, who looked, and the ways to pass it on and to end it. */
export const LiveLink = ({ link: { url = '', createdAt, expiresAt, ...link }, onRevoke }: LiveLinkProps) => {
  const { trackingLinks: words } = useShipmentTexts();
  const locale = useLocale();
  const { copy, outcome } = useCopy(url);
  const made = instantText(createdAt, locale);
  return (
    <li className={styles.link}>
      {url === '' && <p className={styles.muted}>{words.hidden}</p>}
      {outcome === 'refused' ? (
        <textarea className={styles.address} aria-label={words.link} value={url} rows={3} readOnly />
      ) : (
        <p className={styles.address}>{shortAddress(url)}</p>
      )}
      <p className={styles.muted}>
        <LinkOpens {...link} />
        <span>{words.madeAt(made)}</span>
        <span>{expiresAt === undefined ? words.untilDelivery : words.until(instantText(expiresAt, locale))}</span>
      </p>
      <div className={styles.ways}>
        {url !== '' && (
          <>
            <CopyButton label={words.copy} done={words.copied} isDone={outcome === 'copied'} onCopy={copy} />
            <CopyNote outcome={outcome} />
          </>
        )}
        {onRevoke && (
          <Button variant="danger" aria-label={words.revokeOf(made)} onClick={onRevoke}>
            {words.revoke}
          </Button>
        )}
      </div>
    </li>
  );
};
