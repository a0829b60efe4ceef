import type { Money } from '../../../domain/money/Money.ts';
import { perKm } from '../../../domain/money/perKm.ts';
import { isUnlikelyPrice } from '../../../domain/offer/offerProblems.ts';
import type { Verdict } from '../../../domain/verdict/Reason.ts';
import { useMoneyText } from '../freight/useMoneyText.ts';
import { VerdictReasons } from '../freight/VerdictReasons.tsx';
import { usePercent } from '../usePercent.ts';
import styles from './OfferPanel.module.css';
import { useOfferingTexts } from './useOfferingTexts.ts';

interface OfferSummaryProps {
  /** What is typed, once it is an amount. */
  readonly amount: Money | undefined;
  readonly km: number;
  readonly target: Money | undefined;
  /** That the shipper would pay more than is typed. */
  readonly tooModest: string | undefined;
  readonly verdict: Verdict | undefined;
}

/** What an offer comes to while it is typed. */
export const OfferSummary = ({ amount, km, target, tooModest, verdict }: OfferSummaryProps) => {
  const texts = useOfferingTexts();
  const money = useMoneyText();
  const percent = usePercent();
  const rate = amount && perKm(amount, km);
  const share = amount && target ? amount.amountMinor / target.amountMinor - 1 : undefined;
  const unlikely = amount && isUnlikelyPrice(amount, target);
  return (
    <div className={styles.summary} aria-live="polite">
      {amount && (
        <p className={styles.rate} aria-live="off">
          {rate && <strong>{texts.perKm(money(rate))}</strong>}
          {share !== undefined && target && (
            <span>
              {Math.round(share * 1000) === 0
                ? texts.atTarget(money(target))
                : texts.toTarget[share > 0 ? 'over' : 'under'](percent(Math.abs(share)), money(target))}
            </span>
          )}
        </p>
      )}
      {unlikely && <p className={styles.warning}>{share !== undefined && share > 0 ? texts.tooHigh : texts.tooLow}</p>}
      {tooModest !== undefined && <p className={styles.warning}>{tooModest}</p>}
      {verdict && <VerdictReasons verdict={verdict} />}
      {verdict && !verdict.fits && <p className={styles.note}>{texts.mayStillOffer}</p>}
    </div>
  );
};
