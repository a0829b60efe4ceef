import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Load } from '../../../domain/load/Load.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { Button } from '../../components/Button.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { CargoCard } from '../../shared/freight/CargoCard.tsx';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LoadFacts } from './LoadFacts.tsx';
import { LoadMap } from './LoadMap.tsx';
import { LoadStops } from './LoadStops.tsx';
import { OwnOfferCard } from './OwnOfferCard.tsx';
import { TakeLoad } from './TakeLoad.tsx';
import { useLoadTexts } from './useLoadTexts.ts';
import { useNeeds } from './useNeeds.ts';

/** The page of a load, with the offer for it. */
export const LoadPage = ({ record: load, mayWrite }: RecordPageProps<Load>) => {
  const { back, page, decline, list: words } = useLoadTexts();
  const { freight } = useAdminTexts();
  const list = useListPath('loads');
  const locale = useLocale();
  const distance = useKmText();
  const timeLeft = useTimeLeft();
  const needs = useNeeds()(load);
  const { hash } = useLocation();
  const [isDeclining, setDeclining] = useState(false);
  const left = load.decisionBy === undefined ? undefined : timeLeft(load.decisionBy);
  const { ownOffer } = load;
  const hasOffer = ownOffer !== undefined && isLive(ownOffer.status);
  const [first] = load.stops;
  return (
    <>
      <RecordHeader
        title={useRouteText()(load.stops)}
        back={{ to: list, label: back }}
        sub={[load.shipper.name, distance(load.km, undefined), first && windowText(first.window, locale)]
          .filter(Boolean)
          .join(' · ')}
        standing={
          <>
            <StatusBadge tone="open">{load.pricing.model === 'fixed' ? words.bookNow : words.pricings.bid}</StatusBadge>
            {load.decisionBy && <span>{left === undefined ? freight.timeUp : page.decides(left)}</span>}
            {needs.length > 0 && <span>{needs.join(' · ')}</span>}
          </>
        }
      >
        {mayWrite && !hasOffer && (
          <Button variant="secondary" onClick={() => setDeclining(true)}>
            {decline.open}
          </Button>
        )}
      </RecordHeader>
      <RecordParts
        first={
          <>
            {ownOffer && <OwnOfferCard offer={ownOffer} />}
            {mayWrite && !hasOffer && <TakeLoad load={load} isAsked={hash === '#offer'} />}
          </>
        }
        main={
          <>
            <LoadStops stops={load.stops} />
            <CargoCard cargo={load.cargo} stops={load.stops.length} />
            <LoadMap stops={load.stops} />
          </>
        }
        side={<LoadFacts load={load} />}
      />
      {isDeclining && <DeclineDialog load={load} onClose={() => setDeclining(false)} />}
    </>
  );
};
