import type { Load } from '../../../domain/load/Load.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { PossibleDuplicate } from './PossibleDuplicate.tsx';
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
  return (
    <RowName caption={`${shipper.name} · ${recordOf(shipper.record)}`} brief>
      <RecordLink room="loads" id={id}>
        {isGone ? <s>{route}</s> : route}
      </RecordLink>{' '}
      {possibleDuplicate && !isGone && <PossibleDuplicate />}
    </RowName>
  );
};
