import { useMemo } from 'react';
import { MoveOffers } from '../../../application/offers/moveOffers.ts';
import type { OfferMove } from '../../../application/offers/OfferRegister.ts';
import { isInOtherCurrency } from '../../../domain/offer/isInOtherCurrency.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useOfferTexts } from './useOfferTexts.ts';

/** What can be done to many offers: stand by their prices, or take them back. */
export const useOfferBulk = (): readonly BulkAction<Offer>[] => {
  const { bulk } = useOfferTexts();
  const move = useInjection(MoveOffers);
  return useMemo(() => {
    const action = (key: OfferMove, refusalOf: BulkAction<Offer>['refusalOf']): BulkAction<Offer> => ({
      key,
      words: bulk[key],
      isDangerous: key === 'withdraw',
      refusalOf,
      run: (offers, _, watch) => move(offers, key, watch),
    });
    const over = ({ status }: Offer): string | undefined => (isLive(status) ? undefined : bulk.over);
    const unconfirmable = (offer: Offer): string | undefined =>
      isInOtherCurrency(offer) ? bulk.otherCurrency : undefined;
    return [
      action('confirm', (offer) => over(offer) ?? unconfirmable(offer) ?? (offer.outdated ? undefined : bulk.upToDate)),
      action('withdraw', over),
    ];
  }, [move, bulk]);
};
