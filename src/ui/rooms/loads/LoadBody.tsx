import { useLocation } from 'react-router-dom';
import type { Load } from '../../../domain/load/Load.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { CargoCard } from '../../shared/freight/CargoCard.tsx';
import { LoadFacts } from './LoadFacts.tsx';
import { LoadMap } from './LoadMap.tsx';
import { LoadStops } from './LoadStops.tsx';
import { NextLoadsCard } from './NextLoadsCard.tsx';
import { OwnOfferCard } from './OwnOfferCard.tsx';
import { TakeLoad } from './TakeLoad.tsx';

interface LoadBodyProps {
  readonly load: Load;
  /** Whether an offer may be made for it. */
  readonly isOpen: boolean;
}

/** All of a load below its header, the offer for it first. */
export const LoadBody = ({ load, isOpen }: LoadBodyProps) => {
  const { hash } = useLocation();
  return (
    <RecordParts
      first={
        <>
          {load.ownOffer && <OwnOfferCard offer={load.ownOffer} />}
          {isOpen && <TakeLoad load={load} isAsked={hash === '#offer'} />}
        </>
      }
      main={
        <>
          <LoadStops stops={load.stops} />
          <CargoCard cargo={load.cargo} stops={load.stops.length} />
          <LoadMap stops={load.stops} />
          <NextLoadsCard load={load} />
        </>
      }
      side={<LoadFacts load={load} />}
    />
  );
};
