import { useMemo } from 'react';
import type { Figure } from '../../../domain/report/Report.ts';
import { durationText } from '../freight/durationText.ts';
import { useKmText } from '../freight/useKmText.ts';
import { useMoneyText } from '../freight/useMoneyText.ts';
import { useMeasure } from '../record/useMeasure.ts';
import { useLocale } from '../useLocale.ts';
import { usePercent } from '../usePercent.ts';

interface FigureWords {
  /** In place of a figure without a value. */
  readonly none: string;
  readonly perKm: (amount: string) => string;
  readonly perT: (amount: string) => string;
  /** For reports of CO2e alone. */
  readonly perTkm?: (grams: string) => string;
}

/** Words a figure by its unit: "94.1%", "1 h 20 min", "€1,250", "€1.32 per km"; a dash without a value. */
export const useFigureText = ({ none, perKm, perT, perTkm }: FigureWords): ((figure: Figure) => string) => {
  const locale = useLocale();
  const money = useMoneyText();
  const km = useKmText();
  const percent = usePercent();
  const measure = useMeasure();
  return useMemo(
    () =>
      ({ unit, value, currency = '' }) => {
        if (value === undefined) return none;
        if (unit === 'share') return currency === '' ? percent(value) : `${percent(value)} (${currency})`;
        if (unit === 'count') return new Intl.NumberFormat(locale).format(value);
        if (unit === 'km') return km(value, undefined);
        if (unit === 'minutes') return durationText(value, locale);
        if (unit === 'kg') return measure(Math.round(value), 'kg');
        if (unit === 'g_per_tkm') return perTkm?.(measure(Math.round(value))) ?? none;
        const amount = money({ amountMinor: Math.round(value), currency });
        if (unit === 'money') return amount;
        return unit === 'money_per_t' ? perT(amount) : perKm(amount);
      },
    [km, locale, measure, money, none, percent, perKm, perT, perTkm],
  );
};
