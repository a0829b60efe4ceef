import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** What an award freezes beside the price, in words. */
export const useTermsText = ({ terms, amount: { currency } }: ReceivedOffer): string => {
  const { accept } = useRequestTexts().offers;
  const money = useMoneyText();
  const locale = useLocale();
  const { freeMin, ratePerHourMinor, incrementMin, capMin, cancellationFeeMinor, paymentDays } = terms;
  const counted = (count: number, unit: 'minute' | 'day'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const minutes = (count: number): string => counted(count, 'minute');
  const priced = (amountMinor: number): string => money({ amountMinor, currency });
  const free =
    freeMin.pickup === freeMin.delivery
      ? accept.freeAtEach(minutes(freeMin.pickup))
      : accept.freeAt(minutes(freeMin.pickup), minutes(freeMin.delivery));
  const isPaid = ratePerHourMinor > 0 && capMin > 0;
  return [
    isPaid
      ? accept.waiting(free, priced(ratePerHourMinor), minutes(incrementMin), minutes(capMin))
      : accept.waitingFree,
    ...(cancellationFeeMinor > 0 ? [accept.cancellation(priced(cancellationFeeMinor))] : []),
    accept.payment(counted(paymentDays, 'day')),
  ].join(' ');
};
