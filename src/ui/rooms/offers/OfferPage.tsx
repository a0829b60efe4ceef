import { recordPath } from '../../../domain/access/recordPath.ts';
import { perKm } from '../../../domain/money/perKm.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { bodyChunk } from './bodyChunk.ts';
import { OfferStanding } from './OfferStanding.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

/** The page of an offer, with what can be done about it. */
export const OfferPage = ({ record: offer, mayWrite }: RecordPageProps<Offer>) => {
  const { back, page, list: words } = useOfferTexts();
  const list = useListPath('offers');
  const locale = useLocale();
  const money = useMoneyText();
  const distance = useKmText();
  const route = useRouteText();
  const { load, status } = offer;
  const rate = load && perKm(offer.amount, load.km);
  const [first] = load?.stops ?? [];
  return (
    <>
      <RecordHeader
        title={load ? route(load.stops) : words.gone}
        back={{ to: list, label: back }}
        sub={[offer.shipper.name, load && distance(load.km, undefined), first && windowText(first.window, locale)]
          .filter(Boolean)
          .join(' · ')}
        standing={
          <>
            <OfferStanding offer={offer} />
            <strong>{money(offer.amount)}</strong>
            {rate && <span>{page.perKm(money(rate))}</span>}
          </>
        }
      >
        {load && isLive(status) && (
          <ButtonRoute to={recordPath('loads', offer.loadId)} variant="secondary">
            {page.load}
          </ButtonRoute>
        )}
      </RecordHeader>
      <Chunked chunk={bodyChunk} meanwhile={<RecordParts main={<SkeletonCard facts={4} />} side={null} />}>
        {({ OfferBody }) => <OfferBody offer={offer} mayWrite={mayWrite} />}
      </Chunked>
    </>
  );
};
