import type { LoadStop } from '../../../domain/load/LoadStop.ts';
import { Card } from '../../components/Card.tsx';
import { StopList } from '../../shared/freight/StopList.tsx';
import { usePlaceText } from '../../shared/places/usePlaceText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './LoadStops.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** The stops in order, by town and window. */
export const LoadStops = ({ stops }: { readonly stops: readonly LoadStop[] }) => {
  const { freight } = useAdminTexts();
  const { page } = useLoadTexts();
  const { addressText } = usePlaceText();
  return (
    <Card title={page.stops}>
      <StopList
        stops={stops}
        renderPlace={({ city = freight.noTown, postcodeArea, country }) => (
          <p>{addressText({ postcode: postcodeArea && `${postcodeArea}…`, city, country })}</p>
        )}
      />
      <p className={styles.note}>{page.towns}</p>
    </Card>
  );
};
