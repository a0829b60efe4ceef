import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Load } from '../../../domain/load/Load.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { CargoCard } from '../../shared/freight/CargoCard.tsx';
import { LoadStops } from '../../shared/freight/LoadStops.tsx';
import { BookedCard } from './BookedCard.tsx';
import { FleetFit } from './FleetFit.tsx';
import { LoadFacts } from './LoadFacts.tsx';
import { LoadMap } from './LoadMap.tsx';
import { NextLoadsCard } from './NextLoadsCard.tsx';
import { OverCard } from './OverCard.tsx';
import { OwnOfferCard } from './OwnOfferCard.tsx';
import { TakeLoad } from './TakeLoad.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

interface LoadBodyProps {
  readonly load: Load;
  /** Whether it can still be taken. */
  readonly isOpen: boolean;
  /** Whether an offer may be made for it. */
  readonly mayOffer: boolean;
  /** What it has become, where it was booked on this page. */
  readonly booked: AwardedShipment | undefined;
  readonly onBooked: (shipment: AwardedShipment) => void;
}

/** All of a load below its header, what can be done about it first. */
export const LoadBody = ({ load, isOpen, mayOffer, booked, onBooked }: LoadBodyProps) => {
  const { hash } = useLocation();
  const { page } = useLoadTexts();
  const { ownOffer } = load;
  const isOwn = booked !== undefined || ownOffer?.status === 'accepted';
  const [isSent, setSent] = useState(false);
  return (
    <RecordParts
      first={
        booked ? (
          <BookedCard shipment={booked} />
        ) : (
          <>
            {ownOffer && <OwnOfferCard offer={ownOffer} isNew={isSent} />}
            {!isOpen && !isOwn && <OverCard />}
            {mayOffer && (
              <TakeLoad load={load} isAsked={hash === '#offer'} onBooked={onBooked} onSent={() => setSent(true)} />
            )}
            {isOpen && <FleetFit load={load} />}
          </>
        )
      }
      main={
        <>
          <LoadStops title={page.stops} stops={load.stops} note={isOwn ? undefined : page.towns} />
          <CargoCard cargo={load.cargo} stops={load.stops.length} />
          <LoadMap stops={load.stops} />
          <NextLoadsCard load={load} />
        </>
      }
      side={<LoadFacts load={load} />}
    />
  );
};
