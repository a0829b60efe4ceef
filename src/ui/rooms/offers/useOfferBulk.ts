import { useMemo } from 'react';
import { ExtendOffers, type Extension } from '../../../application/offers/extendOffers.ts';
import { MoveOffers } from '../../../application/offers/moveOffers.ts';
import type { OfferMove } from '../../../application/offers/OfferRegister.ts';
import { isInOtherCurrency } from '../../../domain/offer/isInOtherCurrency.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { ownZone } from '../../components/ownZone.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useOfferTexts } from './useOfferTexts.ts';

const choices = ['decision', 'day', 'hours'] as const;

/** What can be done to many offers: stand by their prices, stand by them for longer, or take them back. */
export const useOfferBulk = (): readonly BulkAction<Offer>[] => {
  const { bulk } = useOfferTexts();
  const move = useInjection(MoveOffers);
  const longer = useInjection(ExtendOffers);
  const zone = ownZone();
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
    const choiceOf = (text: string): Extension => ({
      choice: choices.find((each) => each === text) ?? 'decision',
      zone,
    });
    const extend: BulkAction<Offer> = {
      key: 'extend',
      words: bulk.extend,
      choice: {
        label: bulk.extend.choice,
        options: Object.fromEntries(choices.map((choice) => [choice, bulk.extend.until[choice]])),
      },
      refusalOf: (offer, text) => {
        const barrier = longer.barrier(offer, choiceOf(text));
        return barrier && bulk.barriers[barrier];
      },
      run: (offers, text, watch) => longer.run(offers, choiceOf(text), watch),
    };
    return [
      action('confirm', (offer) => over(offer) ?? unconfirmable(offer) ?? (offer.outdated ? undefined : bulk.upToDate)),
      extend,
      action('withdraw', over),
    ];
  }, [move, longer, zone, bulk]);
};
