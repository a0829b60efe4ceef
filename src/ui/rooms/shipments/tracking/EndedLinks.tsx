import type { TrackingLink } from '../../../../domain/tracking/TrackingLink.ts';
import { instantText } from '../../../components/instantText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { LinkOpens } from './LinkOpens.tsx';
import styles from './TrackingLinks.module.css';

/** Links that lead nowhere any more. */
export const EndedLinks = ({ links }: { readonly links: readonly TrackingLink[] }) => {
  const { trackingLinks: words } = useShipmentTexts();
  const locale = useLocale();
  return (
    <ul className={styles.links}>
      {links.map(({ id, status, createdAt, ...link }) => (
        <li key={id} className={styles.link}>
          <p className={styles.muted}>
            {status !== 'live' && <strong>{words.standing[status]}</strong>}
            <LinkOpens {...link} />
            <span>{words.madeAt(instantText(createdAt, locale))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
