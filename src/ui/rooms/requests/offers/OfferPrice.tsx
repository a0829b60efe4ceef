import type { ComparedOffer, Difference } from '../../../../domain/offer/compareOffers.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferPrice.module.css';

interface PriceProps {
  readonly compared: ComparedOffer;
}

/** The price of an offer, and how far it is from the lowest one and from the target. Slight differences are muted. */
export const OfferPrice = ({ compared: { offer, toBest, toTarget } }: PriceProps) => {
  const { offers } = useRequestTexts();
  const money = useMoneyText();
  const { currency } = offer.amount;
  const apart = ({ amountMinor }: Difference): string => money({ amountMinor: Math.abs(amountMinor), currency });
  const targetText = (difference: Difference): string => {
    if (difference.amountMinor === 0) return offers.onTarget;
    return offers.toTarget[difference.amountMinor > 0 ? 'over' : 'under'](apart(difference));
  };
  return (
    <span className={styles.price}>
      <strong>{money(offer.amount)}</strong>{' '}
      {toBest && (
        <small data-best={toBest.amountMinor === 0 || undefined} data-slight={toBest.isSlight || undefined}>
          {toBest.amountMinor === 0 ? offers.lowest : offers.moreThanBest(apart(toBest))}
        </small>
      )}{' '}
      {toTarget && <small data-slight="">{targetText(toTarget)}</small>}
    </span>
  );
};
