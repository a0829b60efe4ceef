import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { CargoCard } from '../../shared/freight/CargoCard.tsx';
import { DeclinesCard } from './offers/DeclinesCard.tsx';
import { OffersSection } from './offers/OffersSection.tsx';
import { PriceCard } from './PriceCard.tsx';
import { RequestStatusCard } from './RequestStatusCard.tsx';
import { StopsCard } from './StopsCard.tsx';
import { TruckCard } from './TruckCard.tsx';

interface RequestBodyProps {
  readonly request: ShipmentRequest;
  readonly mayWrite: boolean;
}

/** All of a request below its header, its offers first. */
export const RequestBody = ({ request, mayWrite }: RequestBodyProps) => {
  const { stops = [], cargo = [] } = request;
  return (
    <>
      <OffersSection request={request} mayWrite={mayWrite} />
      <DeclinesCard declines={request.declines ?? []} />
      <RecordParts
        first={<RequestStatusCard request={request} mayWrite={mayWrite} />}
        main={
          <>
            <StopsCard stops={stops} />
            <CargoCard cargo={cargo} stops={stops.length} />
          </>
        }
        side={
          <>
            <TruckCard request={request} />
            <PriceCard request={request} />
          </>
        }
      />
    </>
  );
};
