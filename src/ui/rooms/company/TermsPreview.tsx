import { chargeForWaiting } from '../../../domain/terms/chargeForWaiting.ts';
import { termsIn } from '../../../domain/terms/termsIn.ts';
import type { TermsFacts } from '../../../domain/terms/termsFields.ts';
import { Card } from '../../components/Card.tsx';
import { durationText } from '../../shared/freight/durationText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTermsText } from '../../shared/terms/useTermsText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { exampleCurrency } from './exampleCurrency.ts';
import styles from './Terms.module.css';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Minutes beyond the free ones in the example. */
const beyond = 20;

/** What terms mean, and what they come to for a truck that waits. */
export const TermsPreview = ({ terms }: { readonly terms: TermsFacts }) => {
  const { terms: texts } = useCompanyTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const agreed = termsIn(terms, exampleCurrency);
  const freeMin = terms.freeMin.pickup;
  const waitedMin = freeMin + beyond;
  const cost = (minutes: number): string =>
    money({ amountMinor: chargeForWaiting(agreed, minutes), currency: exampleCurrency });
  const most = cost(freeMin + terms.capMin);
  return (
    <Card title={texts.inWords}>
      <div className={styles.preview}>
        <ul>
          {useTermsText()(agreed, exampleCurrency).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {chargeForWaiting(agreed, waitedMin) > 0 && (
          <p className={styles.example}>{texts.example(durationText(waitedMin, locale), cost(waitedMin), most)}</p>
        )}
        <p className={styles.note}>{texts.exampleCurrency}</p>
      </div>
    </Card>
  );
};
