import { useMemo } from 'react';
import { minorDigits } from '../../../../domain/money/minorDigits.ts';
import { numberFormat } from '../../../../domain/number/numberFormat.ts';
import type { Figure } from '../../../../domain/report/Report.ts';
import { durationText } from '../../../shared/freight/durationText.ts';
import { useLocale } from '../../../shared/useLocale.ts';

const short = { notation: 'compact' } as const;
const unitNames = { km: 'kilometer', kg: 'kilogram' } as const;

/** Words the values of an axis as short as they can be: "80%", "1 h 30 min", "€12K", "40 km". */
export const useAxisText = ({ unit, currency }: Pick<Figure, 'unit' | 'currency'>): ((value: number) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const style = (options: Intl.NumberFormatOptions) => (value: number) => numberFormat(locale, options).format(value);
    if (unit === 'share') return style({ style: 'percent', maximumFractionDigits: 1 });
    if (unit === 'minutes') return (minutes) => durationText(minutes, locale);
    if (unit === 'km' || unit === 'kg') return style({ ...short, style: 'unit', unit: unitNames[unit] });
    if (currency === undefined) return style(short);
    const amount = style({ ...short, style: 'currency', currency });
    return (minor) => amount(minor / 10 ** minorDigits(currency));
  }, [currency, locale, unit]);
};
