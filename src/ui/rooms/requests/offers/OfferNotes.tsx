import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import { instantText } from '../../../components/instantText.ts';
import { VerdictReasons } from '../../../shared/freight/VerdictReasons.tsx';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../../shared/freight/useTimeLeft.ts';
import { useTermsText } from '../../../shared/terms/useTermsText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferNotes.module.css';

interface OfferNotesProps {
  readonly offer: ReceivedOffer;
  readonly isCountered: boolean;
  /** Whether the offers stand on different terms. */
  readonly hasOtherTerms: boolean;
}

/** Whether there is anything to tell beside the figures of an offer. */
export const hasNotes = ({ message, trail, counter, standBy, verdict }: ReceivedOffer): boolean =>
  message !== undefined || trail.length > 0 || counter !== undefined || standBy || (verdict?.reasons.length ?? 0) > 0;

/** What a carrier wrote, the counter-offer that waits, terms that are not those of all, and the prices before this one. */
export const OfferNotes = ({ offer, isCountered, hasOtherTerms }: OfferNotesProps) => {
  const { message, trail, counter, standBy, verdict, terms, amount: price } = offer;
  const termsText = useTermsText();
  const { offers } = useRequestTexts();
  const money = useMoneyText();
  const timeLeft = useTimeLeft();
  const locale = useLocale();
  return (
    <div className={styles.notes}>
      {isCountered && counter && <p>{offers.counter(money(counter.amount), timeLeft(counter.validUntil))}</p>}
      {message !== undefined && <blockquote className={styles.message}>{message}</blockquote>}
      {standBy && <p className={styles.none}>{offers.standByText}</p>}
      {hasOtherTerms && (
        <details>
          <summary>{offers.otherTerms}</summary>
          <ul>
            {termsText(terms, price.currency).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {verdict && verdict.reasons.length > 0 && (
        <details>
          <summary>{offers.reasons(new Intl.NumberFormat(locale).format(verdict.reasons.length))}</summary>
          <VerdictReasons verdict={verdict} />
        </details>
      )}
      {trail.length > 0 && (
        <details>
          <summary>{offers.trail(new Intl.NumberFormat(locale).format(trail.length))}</summary>
          <ol className={styles.trail}>
            {trail.map(({ amount, by, at }) => (
              <li key={`${by} ${at}`}>{offers.by[by](money(amount), instantText(at, locale))}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
};
