import type { Load } from '../../../domain/load/Load.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { DuplicateMark } from './DuplicateMark.tsx';
import styles from './LoadName.module.css';
import { useShipperRecord } from './useShipperRecord.ts';
import { WatchStar } from './WatchStar.tsx';

interface LoadNameProps {
  readonly load: Load;
  /** Taken or withdrawn while it was looked at. */
  readonly isGone: boolean;
  readonly mayWatch: boolean;
}

/** The first cell of a load: its route, struck out once it is gone, whether it may be posted twice, who asks, and whether it is watched. */
export const LoadName = ({ load, isGone, mayWatch }: LoadNameProps) => {
  const { id, stops, shipper, possibleDuplicate } = load;
  const recordOf = useShipperRecord();
  const route = <RouteLine stops={stops} />;
  const name = (
    <RecordLink room="loads" id={id}>
      {isGone ? <s>{route}</s> : route}
    </RecordLink>
  );
  return (
    <span className={styles.watched}>
      <RowName caption={`${shipper.name} · ${recordOf(shipper.record)}`} brief>
        {possibleDuplicate && !isGone ? (
          <span className={styles.marked}>
            <span className={styles.route}>{name}</span> <DuplicateMark />
          </span>
        ) : (
          name
        )}
      </RowName>
      {!isGone && <WatchStar load={load} mayWatch={mayWatch} />}
    </span>
  );
};
