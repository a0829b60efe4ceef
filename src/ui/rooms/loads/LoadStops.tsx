import type { LoadStop } from '../../../domain/load/LoadStop.ts';
import { Card } from '../../components/Card.tsx';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCountryName } from '../../shared/useCountryName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './LoadStops.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** The stops in order, by town and window. */
export const LoadStops = ({ stops }: { readonly stops: readonly LoadStop[] }) => {
  const { freight } = useAdminTexts();
  const { page } = useLoadTexts();
  const locale = useLocale();
  const measure = useMeasure();
  const countryName = useCountryName();
  return (
    <Card title={page.stops}>
      <ol className={styles.stops}>
        {stops.map(({ type, city, postcodeArea, country, window, serviceMin }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a stop is known by its place in the order
          <li key={at} data-type={type}>
            <p className={styles.head}>
              {type && <span>{freight.type[type]}</span>}
              <strong>{windowText(window, locale) ?? page.noWindow}</strong>
            </p>
            <p>
              {[postcodeArea && `${postcodeArea}…`, city ?? freight.noTown].filter(Boolean).join(' ')}
              {country && `, ${countryName(country)}`}
            </p>
            {serviceMin !== undefined && <p className={styles.more}>{page.serviceMin(measure(serviceMin, 'min'))}</p>}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{page.towns}</p>
    </Card>
  );
};
