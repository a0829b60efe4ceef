import type { Offer } from '../../../domain/offer/Offer.ts';
import { pricesSaid } from '../../../domain/offer/pricesSaid.ts';
import { Card } from '../../components/Card.tsx';
import { instantText } from '../../components/instantText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './OfferPage.module.css';
import { useOfferTexts } from './useOfferTexts.ts';

/** All prices that were said, the latest first. */
export const PriceTrail = ({ offer }: { readonly offer: Offer }) => {
  const { page } = useOfferTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const prices = pricesSaid(offer);
  return (
    <Card title={page.trail}>
      <ol className={styles.trail}>
        {prices.map((price, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- prices are only ever added
          <li key={at}>
            <span>{page.by[price.by]}</span>
            {price.at === undefined ? <span /> : <time dateTime={price.at}>{instantText(price.at, locale)}</time>}
            <strong>{money(price.amount)}</strong>
          </li>
        ))}
      </ol>
    </Card>
  );
};
