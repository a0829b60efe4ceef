import type { ComparedOffer } from '../../../../domain/offer/compareOffers.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './EndedOffers.module.css';

interface EndedOffersProps {
  readonly offers: readonly ComparedOffer[];
  readonly isAwarded: boolean;
}

/** Offers that can no longer be accepted, folded away. */
export const EndedOffers = ({ offers, isAwarded }: EndedOffersProps) => {
  const words = useRequestTexts().offers;
  const money = useMoneyText();
  const count = new Intl.NumberFormat(useLocale()).format(offers.length);
  const standing = ({ offer, barrier }: ComparedOffer): string => {
    if (offer.closedReason === 'not_selected') return words.notSelected;
    return barrier === undefined ? '' : words.barrier[barrier];
  };
  if (offers.length === 0) return null;
  return (
    <details className={styles.ended}>
      <summary>{isAwarded ? words.others(count) : words.over(count)}</summary>
      <ul>
        {offers.map((compared) => (
          <li key={compared.offer.id}>
            <span>{compared.offer.company.name}</span>
            <span>{standing(compared)}</span>
            <strong>{money(compared.offer.amount)}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
};
