import type { Place, Stop } from '../../../domain/stop/Stop.ts';
import { Card } from '../../components/Card.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { RouteMap } from '../../shared/freight/RouteMap.tsx';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCountryName } from '../../shared/useCountryName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './StopsCard.module.css';
import { useRequestTexts } from './useRequestTexts.ts';

const addressOf = ({ address, postcode, city }: Place): string =>
  [address, [postcode, city].filter(Boolean).join(' ')].filter((part) => part !== undefined && part !== '').join(', ');

/** The stops of a request in order, each with its place and window. */
export const StopsCard = ({ stops }: { readonly stops: readonly Stop[] }) => {
  const { freight } = useAdminTexts();
  const { page } = useRequestTexts();
  const locale = useLocale();
  const measure = useMeasure();
  const countryName = useCountryName();
  return (
    <Card title={page.stops}>
      {stops.length === 0 && <p className={styles.none}>{page.noStops}</p>}
      <ol className={styles.stops}>
        {stops.map(({ type, place = {}, window = {}, serviceMin, note }, at) => {
          const when = windowText(window, locale);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a stop is known by its place in the order
            <li key={at} data-type={type}>
              <p className={styles.head}>
                <span className={styles.type}>{type === undefined ? page.stop : freight.type[type]}</span>
                <strong>{when ?? <span className={styles.none}>{page.noWindow}</span>}</strong>
              </p>
              {place.name !== undefined && <p>{place.name}</p>}
              <p className={styles.address}>
                {[addressOf(place), place.country !== undefined && countryName(place.country)]
                  .filter(Boolean)
                  .join(', ') || freight.noTown}
              </p>
              {(serviceMin !== undefined || place.contact) && (
                <p className={styles.more}>
                  {serviceMin !== undefined && <span>{page.serviceMin(measure(serviceMin, 'min'))}</span>}
                  {place.contact && (
                    <span>
                      {place.contact.name} <PhoneLink phone={place.contact.phone} />
                    </span>
                  )}
                </p>
              )}
              {note !== undefined && <p className={styles.note}>{note}</p>}
            </li>
          );
        })}
      </ol>
      <div className={styles.map}>
        <RouteMap stops={stops} />
      </div>
    </Card>
  );
};
