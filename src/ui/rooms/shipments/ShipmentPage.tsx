import type { Shipment, ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useRiskText } from '../../shared/freight/useRiskText.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { withKept } from '../../../domain/outbox/withKept.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import { LateText } from './LateText.tsx';
import { useOwnOutbox } from './outbox/useOwnOutbox.ts';
import { bodyChunk } from './bodyChunk.ts';
import { ShipmentStanding } from './ShipmentStanding.tsx';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

const isWhole = (shipment: Shipment): shipment is ShipmentRecord => 'events' in shipment;

/** The page of a shipment. Until it is read, its row of the list heads it. */
export const ShipmentPage = ({ record, unread, mayWrite }: RecordPageProps<Shipment>) => {
  const { back } = useShipmentTexts();
  const { entries } = useOwnOutbox();
  const side = useOwnSide();
  const riskOf = useRiskText();
  const meanwhile = <RecordParts main={unread ?? <SkeletonCard facts={4} />} side={null} />;
  const shipment = isWhole(record) ? withKept(record, entries, side) : record;
  return (
    <>
      <RecordHeader
        title={shipment.reference}
        back={{ to: useListPath('shipments'), label: back }}
        sub={<RouteLine stops={shipment.stops.map(({ place }) => place ?? {})} />}
        standing={
          <>
            <ShipmentStanding shipment={shipment} risk={riskOf(shipment)?.name} />
            <LateText shipment={shipment} />
          </>
        }
      />
      <Chunked chunk={bodyChunk} meanwhile={meanwhile}>
        {({ ShipmentBody }) =>
          isWhole(shipment) ? <ShipmentBody shipment={shipment} mayWrite={mayWrite} /> : meanwhile
        }
      </Chunked>
    </>
  );
};
