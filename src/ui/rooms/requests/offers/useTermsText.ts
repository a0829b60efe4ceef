import { usualTerms } from '../../../../domain/shipment/usualTerms.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** What an award freezes beside the price, in words. */
export const useTermsText = (currency: string): string => {
  const { accept } = useRequestTexts().offers;
  const money = useMoneyText();
  const locale = useLocale();
  const { freeMin, ratePerHourMinor, incrementMin, paymentDays } = usualTerms(currency);
  const counted = (count: number, unit: 'minute' | 'day'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const rate = money({ amountMinor: ratePerHourMinor, currency });
  const waiting = accept.waiting(counted(freeMin.pickup, 'minute'), rate, counted(incrementMin, 'minute'));
  return `${waiting} ${accept.payment(counted(paymentDays, 'day'))}`;
};
