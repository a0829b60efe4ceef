import type { Offer } from '../../../domain/offer/Offer.ts';
import { lostBy } from '../../../domain/offer/lostBy.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { offerTones } from '../../components/offerTones.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useOfferTexts } from './useOfferTexts.ts';

/** The status of an offer; how it was lost, or that its price is to be confirmed, says more than that. */
export const OfferStanding = ({ offer }: { readonly offer: Offer }) => {
  const { offerStatus } = useAdminTexts();
  const { list, lost } = useOfferTexts();
  const { status, outdated } = offer;
  const isChanged = outdated && isLive(status);
  const loss = lostBy(offer);
  return (
    <StatusBadge tone={isChanged ? 'warning' : offerTones[status]}>
      {isChanged ? list.changed : loss ? lost[loss] : offerStatus[status]}
    </StatusBadge>
  );
};
