import type { LoadStop } from '../../../domain/load/LoadStop.ts';
import { Card } from '../../components/Card.tsx';
import { usePlaceText } from '../places/usePlaceText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import styles from './LoadStops.module.css';
import { StopList } from './StopList.tsx';

interface LoadStopsProps {
  readonly title: string;
  readonly stops: readonly LoadStop[];
  /** Where the rest of the addresses is, until the load is the fleet's own. */
  readonly note: string | undefined;
}

/** The stops of a load in order, by town and window: that is all a fleet sees before the load is its own. */
export const LoadStops = ({ title, stops, note }: LoadStopsProps) => {
  const { freight } = useAdminTexts();
  const { addressText } = usePlaceText();
  return (
    <Card title={title}>
      <StopList
        stops={stops}
        renderPlace={({ city = freight.noTown, postcodeArea, country }) => (
          <p>{addressText({ postcode: postcodeArea && `${postcodeArea}…`, city, country })}</p>
        )}
      />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Card>
  );
};
