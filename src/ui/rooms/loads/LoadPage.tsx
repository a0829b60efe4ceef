import { useState } from 'react';
import type { Load } from '../../../domain/load/Load.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { Button } from '../../components/Button.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useKey } from '../../shared/keys/useKey.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { bodyChunk } from './bodyChunk.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DuplicateMark } from './DuplicateMark.tsx';
import { useLoadTexts } from './useLoadTexts.ts';
import { useNeeds } from './useNeeds.ts';
import { useWatchLoad } from './useWatchLoad.ts';

/** The page of a load, with the offer for it. */
export const LoadPage = ({ record: load, mayWrite }: RecordPageProps<Load>) => {
  const { back, page, decline, duplicate, watch, list: words } = useLoadTexts();
  const { freight } = useAdminTexts();
  const list = useListPath('loads');
  const locale = useLocale();
  const distance = useKmText();
  const timeLeft = useTimeLeft();
  const needs = useNeeds()(load);
  const [isDeclining, setDeclining] = useState(false);
  const left = load.decisionBy === undefined ? undefined : timeLeft(load.decisionBy);
  const mayOffer = mayWrite && !(load.ownOffer && isLive(load.ownOffer.status));
  const [first] = load.stops;
  const watching = useWatchLoad(load);
  useKey(
    'watchLoad',
    mayWrite
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
        standing={
          <>
            <StatusBadge tone="open">{load.pricing.model === 'fixed' ? words.bookNow : words.pricings.bid}</StatusBadge>
            {load.asked && <StatusBadge tone="quiet">{words.asked}</StatusBadge>}
            {load.decisionBy && <span>{left === undefined ? freight.timeUp : page.decides(left)}</span>}
            {needs.length > 0 && <span>{needs.join(' · ')}</span>}
            {load.possibleDuplicate && (
              <>
                <DuplicateMark />
                <span>{duplicate.why}</span>
              </>
            )}
          </>
        }
      >
        {mayWrite && (
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
        {({ LoadBody }) => <LoadBody load={load} isOpen={mayOffer} />}
      </Chunked>
      {isDeclining && <DeclineDialog load={load} onClose={() => setDeclining(false)} />}
    </>
  );
};
