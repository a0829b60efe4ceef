import { useEffect } from 'react';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { CargoCard } from '../../shared/freight/CargoCard.tsx';
import { ConsignmentCard } from './consignment/ConsignmentCard.tsx';
import { dialogChunk } from './dialogs/dialogChunk.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { ProofsCard } from './proof/ProofsCard.tsx';
import { ShipmentFacts } from './ShipmentFacts.tsx';
import { StopsCard } from './StopsCard.tsx';
import { Timeline } from './Timeline.tsx';
import { TrackingLinksCard } from './tracking/TrackingLinksCard.tsx';
import { TruckCard } from './TruckCard.tsx';
import { WaitingCard } from './waiting/WaitingCard.tsx';

interface ShipmentBodyProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/** All of a shipment below its header. */
export const ShipmentBody = ({ shipment, mayWrite }: ShipmentBodyProps) => {
  useEffect(() => void dialogChunk.load(), []);
  return (
    <RecordParts
      first={<NextStepCard shipment={shipment} mayWrite={mayWrite} />}
      main={
        <>
          <ProofsCard shipment={shipment} mayWrite={mayWrite} />
          <WaitingCard shipment={shipment} mayWrite={mayWrite} />
          <StopsCard shipment={shipment} />
          <Timeline shipment={shipment} mayWrite={mayWrite} />
        </>
      }
      side={
        <>
          <TruckCard shipment={shipment} />
          <CargoCard cargo={shipment.cargo} stops={shipment.stops.length} />
          <ShipmentFacts shipment={shipment} />
          <ConsignmentCard shipment={shipment} />
          <TrackingLinksCard shipmentId={shipment.id} mayWrite={mayWrite} />
        </>
      }
    />
  );
};
