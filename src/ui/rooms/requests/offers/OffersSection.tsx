import { useRef } from 'react';
import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { compareOffers } from '../../../../domain/offer/compareOffers.ts';
import { isLive } from '../../../../domain/offer/OfferStatus.ts';
import { Card } from '../../../components/Card.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { SkeletonCard } from '../../../components/SkeletonCard.tsx';
import { deadlineText } from '../../../shared/freight/deadlineText.ts';
import { useKey } from '../../../shared/keys/useKey.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { AwardedOffer } from './AwardedOffer.tsx';
import { EndedOffers } from './EndedOffers.tsx';
import { focusedOffer } from './focusedOffer.ts';
import { OfferDialogs } from './OfferDialogs.tsx';
import { OfferTable } from './OfferTable.tsx';
import styles from './OffersSection.module.css';
import { TooLateNote } from './TooLateNote.tsx';
import { useOfferDecisions } from './useOfferDecisions.ts';
import { useReceivedOffers } from './useReceivedOffers.ts';

interface OffersSectionProps {
  readonly request: ShipmentRequest;
  readonly mayWrite: boolean;
}

/** The offers for a request: side by side while there is something to decide, then what was agreed. */
export const OffersSection = ({ request, mayWrite }: OffersSectionProps) => {
  const words = useRequestTexts().offers;
  const locale = useLocale();
  const section = useRef<HTMLElement>(null);
  const now = useNow('minute').getTime();
  const offers = useReceivedOffers(request.id, request.publishedAt !== undefined);
  const decisions = useOfferDecisions(request);
  const compared = compareOffers(offers.data ?? [], request, now);
  const live = compared.filter(({ status }) => isLive(status));
  const acceptable = live.filter(({ barrier }) => barrier === undefined);
  const chosen = compared.find(({ status }) => status === 'accepted')?.offer;
  const ended = compared.filter(({ status, offer }) => !isLive(status) && offer !== chosen);
  const pickupZone = request.stops?.[0]?.window?.timeZone;
  const isOpen = request.status === 'open';

  useKey(
    'acceptOffer',
    mayWrite && isOpen
      ? () => {
          const id = focusedOffer(section.current);
          const at = acceptable.find(({ offer }) => offer.id === id) ?? acceptable[0];
          if (!at) return false;
          decisions.ask('accept', at.offer);
          return true;
        }
      : undefined,
  );

  if (request.publishedAt === undefined) return null;
  if (offers.isPending) return <SkeletonCard facts={4} />;
  if (!isOpen && compared.length === 0 && !offers.isLoadingError) return null;
  const number = new Intl.NumberFormat(locale);
  const toDecide = acceptable.length > 0 ? number.format(acceptable.length) : undefined;
  const count = words.count(number.format(live.length), live.length === 1, toDecide);
  return (
    <div className={styles.section}>
      <Card
        ref={section}
        title={chosen ? words.awarded.title(chosen.company.name) : words.title}
        aside={chosen ? words.awarded.shipment(request.reference) : live.length > 0 && count}
      >
        <TooLateNote tooLate={decisions.tooLate} />
        {offers.isLoadingError && <ReadFailure failure={offers.error} onRetry={() => void offers.refetch()} />}
        {offers.data?.length === 0 && (
          <p className={styles.none}>
            {words.none} {request.endsAt !== undefined && words.noneUntil(deadlineText(request.endsAt, locale))}
          </p>
        )}
        {chosen && <AwardedOffer offer={chosen} pickupZone={pickupZone} />}
        {live.length > 0 && (
          <OfferTable offers={live} pickupZone={pickupZone} onDecide={mayWrite && isOpen ? decisions.ask : undefined} />
        )}
        {isOpen && live.length === 0 && ended.length > 0 && <p className={styles.none}>{words.noneLive}</p>}
        <EndedOffers offers={ended} isAwarded={chosen !== undefined} />
        <OfferDialogs request={request} live={live.length} decisions={decisions} />
      </Card>
    </div>
  );
};
