import type { Load } from '../../../domain/load/Load.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { DuplicateMark } from './DuplicateMark.tsx';
import styles from './LoadName.module.css';
import { useShipperRecord } from './useShipperRecord.ts';

interface LoadNameProps {
  readonly load: Load;
  /** Taken or withdrawn while it was looked at. */
  readonly isGone: boolean;
}

/** The first cell of a load: its route, struck out once it is gone, whether it may be posted twice, and who asks. */
export const LoadName = ({ load: { id, stops, shipper, possibleDuplicate }, isGone }: LoadNameProps) => {
  const recordOf = useShipperRecord();
  const route = <RouteLine stops={stops} />;
  const name = (
    <RecordLink room="loads" id={id}>
      {isGone ? <s>{route}</s> : route}
    </RecordLink>
  );
  return (
    <RowName caption={`${shipper.name} · ${recordOf(shipper.record)}`} brief>
      {possibleDuplicate && !isGone ? (
        <span className={styles.marked}>
          <span className={styles.route}>{name}</span> <DuplicateMark />
        </span>
      ) : (
        name
      )}
    </RowName>
  );
};
