import { useMemo } from 'react';
import type { ShortFootprint } from '../../../domain/emission/Footprint.ts';
import { shownAmount } from '../../../domain/emission/shownAmount.ts';
import { useLocale } from '../useLocale.ts';

/** Words a figure with as many digits as it deserves: "210 kg", "94 g". */
export const useCo2eText = (): ((figure: ShortFootprint) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const formats = {
      g: new Intl.NumberFormat(locale, { style: 'unit', unit: 'gram' }),
      kg: new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }),
    };
    return (figure) => {
      const { value, unit } = shownAmount(figure);
      // A number and its unit keep to one line.
      return formats[unit].format(value).replace(' ', '\u00A0');
    };
  }, [locale]);
};
