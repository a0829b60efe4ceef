import { useEffect } from 'react';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { timelineLines } from '../../../domain/shipment/timelineLines.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { CargoCard } from '../../shared/freight/CargoCard.tsx';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import { ClaimsCard } from './claims/ClaimsCard.tsx';
import { Co2eCard } from './emission/Co2eCard.tsx';
import { dialogChunk } from './dialogs/dialogChunk.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { papersChunk } from './papersChunk.ts';
import { ProofsCard } from './proof/ProofsCard.tsx';
import { TermsFacts } from '../../shared/terms/TermsFacts.tsx';
import { ShipmentFacts } from './ShipmentFacts.tsx';
import { StatementCard } from './statement/StatementCard.tsx';
import { StopsCard } from './StopsCard.tsx';
import { Timeline } from './Timeline.tsx';
import { TrackingLinksCard } from './tracking/TrackingLinksCard.tsx';
import { TruckCard } from './TruckCard.tsx';
import { WaitingCard } from './waiting/WaitingCard.tsx';

interface ShipmentBodyProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/** Lines of the history that may stand before truck and cargo. */
const mostInMain = 6;

/** All of a shipment below its header. */
export const ShipmentBody = ({ shipment, mayWrite }: ShipmentBodyProps) => {
  useEffect(() => void dialogChunk.load(), []);
  const history = <Timeline shipment={shipment} mayWrite={mayWrite} />;
  // What is long stands below truck and cargo on a phone.
  const isLong = timelineLines(shipment.events).length > mostInMain;
  return (
    <RecordParts
      first={<NextStepCard shipment={shipment} mayWrite={mayWrite} />}
      main={
        <>
          <ProofsCard shipment={shipment} mayWrite={mayWrite} />
          <WaitingCard shipment={shipment} mayWrite={mayWrite} />
          <StopsCard shipment={shipment} />
          {!isLong && history}
        </>
      }
      side={
        <>
          <TruckCard shipment={shipment} />
          <CargoCard cargo={shipment.cargo} stops={shipment.stops.length} />
          <ShipmentFacts shipment={shipment} />
          <TermsFacts terms={shipment.terms} currency={shipment.price.currency} />
          <StatementCard shipment={shipment} />
          <Co2eCard shipment={shipment} mayWrite={mayWrite} />
          <ClaimsCard shipment={shipment} />
          <TrackingLinksCard shipmentId={shipment.id} mayWrite={mayWrite} />
        </>
      }
      last={
        <>
          {isLong && history}
          <Chunked chunk={papersChunk} meanwhile={<SkeletonCard facts={4} />}>
            {({ ShipmentPapers }) => <ShipmentPapers shipment={shipment} />}
          </Chunked>
        </>
      }
    />
  );
};
