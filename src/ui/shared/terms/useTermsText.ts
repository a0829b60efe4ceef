import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { Terms } from '../../../domain/shipment/Terms.ts';
import { useMoneyText } from '../freight/useMoneyText.ts';
import { useLocale } from '../useLocale.ts';
import { useTermsTexts } from './useTermsTexts.ts';

/** What holds beside the price, in one sentence for each part. */
export const useTermsText = () => {
  const texts = useTermsTexts();
  const money = useMoneyText();
  const locale = useLocale();
  const counted = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const minutes = (count: number): string => counted(count, 'minute');
  const lasting = (count: number): string => (count % 60 === 0 ? counted(count / 60, 'hour') : minutes(count));
  return (terms: Terms, currency: string): readonly string[] => {
    const { freeMin, ratePerHourMinor, incrementMin, capMin, lateRule, graceLateMin } = terms;
    const { cancellationFeeMinor, paymentDays } = terms;
    const priced = (amountMinor: number): string => money({ amountMinor, currency });
    const free =
      freeMin.pickup === freeMin.delivery
        ? texts.freeAtEach(minutes(freeMin.pickup))
        : texts.freeAt(minutes(freeMin.pickup), minutes(freeMin.delivery));
    const isPaid = ratePerHourMinor > 0 && capMin > 0;
    return [
      ...(isPaid
        ? [
            texts.waiting(free, priced(ratePerHourMinor), minutes(incrementMin), lasting(capMin)),
            texts.late[lateRule](minutes(graceLateMin)),
          ]
        : [texts.waitingFree]),
      cancellationFeeMinor > 0 ? texts.cancellation(priced(cancellationFeeMinor)) : texts.cancellationFree,
      texts.payment(counted(paymentDays, 'day')),
    ];
  };
};
