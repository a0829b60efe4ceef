import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { Card } from '../../components/Card.tsx';
import { Heading } from '../../components/Heading.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { RouteMap } from '../../shared/freight/RouteMap.tsx';
import { windowText } from '../../shared/freight/windowText.ts';
import { usePlaceText } from '../../shared/places/usePlaceText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { StopTimes } from './StopTimes.tsx';
import styles from './StopsCard.module.css';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useVisits } from './useVisits.ts';

const tones = { done: 'good', now: 'busy', next: 'open', skipped: 'quiet' } as const;

/** The stops in order: planned, actual and expected times of each, waiting, and whom to call there. */
export const StopsCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { freight } = useAdminTexts();
  const { stops: words } = useShipmentTexts();
  const locale = useLocale();
  const { addressText } = usePlaceText();
  const visits = useVisits(shipment);
  return (
    <Card title={words.title}>
      <ol className={styles.stops}>
        {visits.map((visit) => {
          const { stop, at, standing } = visit;
          const { type, place = {}, window = {}, note } = stop;
          return (
            <li
              key={at}
              data-standing={standing}
              aria-current={standing === 'now' || standing === 'next' ? 'step' : undefined}
            >
              <div className={styles.head}>
                <Heading below={2}>
                  {type === undefined ? freight.stop : freight.type[type]} · {place.city ?? freight.noTown}
                </Heading>
                {standing !== 'later' && <StatusBadge tone={tones[standing]}>{words.standing[standing]}</StatusBadge>}
              </div>
              {place.name !== undefined && <p>{place.name}</p>}
              <p className={styles.muted}>{addressText(place) || freight.noTown}</p>
              <StopTimes visit={visit} planned={windowText(window, locale) ?? freight.noWindow} />
              {place.contact && (
                <p className={styles.more}>
                  {place.contact.name} <PhoneLink phone={place.contact.phone} />
                </p>
              )}
              {note !== undefined && <p className={styles.note}>{note}</p>}
            </li>
          );
        })}
      </ol>
      <div className={styles.map}>
        <RouteMap stops={shipment.stops} />
      </div>
    </Card>
  );
};
