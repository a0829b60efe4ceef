import { useMemo } from 'react';
import { minorDigits } from '../../../../domain/money/minorDigits.ts';
import { numberFormat } from '../../../../domain/number/numberFormat.ts';
import type { Figure } from '../../../../domain/report/Report.ts';
import { durationText } from '../../../shared/freight/durationText.ts';
import { moneyIn } from '../../../shared/freight/moneyIn.ts';
import { useLocale } from '../../../shared/useLocale.ts';

/** Below it figures are written out, as in the table beside the chart. */
const million = 1_000_000;
const unitNames = { km: 'kilometer', kg: 'kilogram' } as const;

/** Words the values of an axis that goes up to `most`: "80%", "1 h 30 min", "€1,500", "40 km", and "€1.5M" where all of it is in millions. */
export const useAxisText = (
  { unit, currency }: Pick<Figure, 'unit' | 'currency'>,
  most: number,
): ((value: number) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const style = (options: Intl.NumberFormatOptions) => (value: number) => numberFormat(locale, options).format(value);
    const whole = currency === undefined ? most : most / 10 ** minorDigits(currency);
    const short = whole < million ? { maximumFractionDigits: 2 } : ({ notation: 'compact' } as const);
    if (unit === 'share') return style({ style: 'percent', maximumFractionDigits: 1 });
    if (unit === 'minutes') return (minutes) => durationText(minutes, locale);
    if (unit === 'km' || unit === 'kg') return style({ ...short, style: 'unit', unit: unitNames[unit] });
    if (currency === undefined) return style(short);
    const money = moneyIn(
      locale,
      whole < million ? undefined : { notation: 'compact', trailingZeroDisplay: 'stripIfInteger' },
    );
    return (amountMinor) => money({ amountMinor, currency });
  }, [currency, locale, most, unit]);
};
