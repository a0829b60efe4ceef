import { useState } from 'react';
import { isStillOpen } from '../../../domain/load/isStillOpen.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { Button } from '../../components/Button.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useKey } from '../../shared/keys/useKey.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { bodyChunk } from './bodyChunk.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LoadStanding } from './LoadStanding.tsx';
import { useLoadTexts } from './useLoadTexts.ts';
import { useWatchLoad } from './useWatchLoad.ts';

/** The page of a load, with the offer for it. Once it is taken or its time is up, it offers nothing any more. */
export const LoadPage = ({ record: load, mayWrite }: RecordPageProps<Load>) => {
  const { back, decline, watch } = useLoadTexts();
  const list = useListPath('loads');
  const locale = useLocale();
  const distance = useKmText();
  const now = useNow('minute').getTime();
  const [isDeclining, setDeclining] = useState(false);
  const [booked, setBooked] = useState<AwardedShipment>();
  const isOwn = booked !== undefined || load.ownOffer?.status === 'accepted';
  const isOpen = !isOwn && isStillOpen(load, now);
  const mayTake = mayWrite && isOpen;
  const mayOffer = mayTake && !(load.ownOffer && isLive(load.ownOffer.status));
  const [first] = load.stops;
  const watching = useWatchLoad(load);
  useKey(
    'watchLoad',
    mayTake
      ? () => {
          watching.turn();
          return true;
        }
      : undefined,
  );
  return (
    <>
      <RecordHeader
        title={useRouteText()(load.stops)}
        back={{ to: list, label: back }}
        sub={[load.shipper.name, distance(load.km, undefined), first && windowText(first.window, locale)]
          .filter(Boolean)
          .join(' · ')}
        standing={<LoadStanding load={load} isOpen={isOpen} isOwn={isOwn} />}
      >
        {mayTake && (
          <Button variant="secondary" busy={watching.pending} onClick={watching.turn}>
            {watching.watched ? watch.end : watch.label}
          </Button>
        )}
        {mayOffer && (
          <Button variant="secondary" onClick={() => setDeclining(true)}>
            {decline.open}
          </Button>
        )}
      </RecordHeader>
      <Chunked chunk={bodyChunk} meanwhile={<RecordParts main={<SkeletonCard facts={4} />} side={null} />}>
        {({ LoadBody }) => (
          <LoadBody load={load} isOpen={isOpen} mayOffer={mayOffer} booked={booked} onBooked={setBooked} />
        )}
      </Chunked>
      {isDeclining && mayOffer && <DeclineDialog load={load} onClose={() => setDeclining(false)} />}
    </>
  );
};
