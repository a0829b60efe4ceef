import type { Stop } from '../../../domain/stop/Stop.ts';
import { Card } from '../../components/Card.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { RouteMap } from '../../shared/freight/RouteMap.tsx';
import { StopList } from '../../shared/freight/StopList.tsx';
import { usePlaceText } from '../../shared/places/usePlaceText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './StopsCard.module.css';
import { useRequestTexts } from './useRequestTexts.ts';

/** The stops of a request in order, each with its place and window. */
export const StopsCard = ({ stops }: { readonly stops: readonly Stop[] }) => {
  const { freight } = useAdminTexts();
  const { page } = useRequestTexts();
  const { addressText } = usePlaceText();
  return (
    <Card title={page.stops}>
      {stops.length === 0 && <p className={styles.none}>{page.noStops}</p>}
      <StopList
        stops={stops}
        renderPlace={({ place = {} }) => (
          <>
            {place.name !== undefined && <p>{place.name}</p>}
            <p className={styles.address}>{addressText(place) || freight.noTown}</p>
          </>
        )}
        renderMore={({ place, note }) => (
          <>
            {place?.contact && (
              <p className={styles.contact}>
                {place.contact.name} <PhoneLink phone={place.contact.phone} />
              </p>
            )}
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </>
        )}
      />
      <div className={styles.map}>
        <RouteMap stops={stops} />
      </div>
    </Card>
  );
};
