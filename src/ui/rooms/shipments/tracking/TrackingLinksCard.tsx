import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { EndedLinks } from './EndedLinks.tsx';
import { LiveLink } from './LiveLink.tsx';
import styles from './TrackingLinks.module.css';
import { useTrackingLinks } from './useTrackingLinks.ts';

interface TrackingLinksCardProps {
  readonly shipmentId: string;
  readonly mayWrite: boolean;
}

/** The links by which others follow this shipment: made, passed on and revoked. */
export const TrackingLinksCard = ({ shipmentId, mayWrite }: TrackingLinksCardProps) => {
  const { trackingLinks: words } = useShipmentTexts();
  const figure = new Intl.NumberFormat(useLocale());
  const { links, isMaking, make, revoke } = useTrackingLinks(shipmentId);
  const all = links.data ?? [];
  const live = all.filter(({ status }) => status === 'live');
  const ended = all.filter(({ status }) => status !== 'live');
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        <p className={styles.muted}>{words.lead}</p>
        {links.isPending && <Skeleton width="70%" />}
        {links.isLoadingError && <ReadFailure failure={links.error} onRetry={() => void links.refetch()} />}
        {links.data && live.length === 0 && <p>{words.none}</p>}
        {live.length > 0 && (
          <ul className={styles.links}>
            {live.map((link) => (
              <LiveLink key={link.id} link={link} onRevoke={mayWrite ? () => revoke(link) : undefined} />
            ))}
          </ul>
        )}
        {mayWrite && links.data && (
          <div className={styles.ways}>
            <Button variant="secondary" busy={isMaking} onClick={make}>
              {words.make}
            </Button>
          </div>
        )}
        {ended.length > 0 && (
          <details>
            <summary>{words.ended(ended.length, figure.format(ended.length))}</summary>
            <EndedLinks links={ended} />
          </details>
        )}
      </div>
    </Card>
  );
};
