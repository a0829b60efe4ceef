import { useMemo } from 'react';
import type { Unit } from '../../../domain/record/Field.ts';
import { useLocale } from '../useLocale.ts';

/** Units that `Intl` can format; others are appended to the number. */
const known = { kg: 'kilogram', km: 'kilometer', celsius: 'celsius', m: 'meter', min: 'minute' } as const;

/**
 * Formats a number in the user's locale, with its unit if there is one. Without a unit there is no grouping, so a year
 * stays 2023.
 */
export const useMeasure = (): ((value: number, unit?: Unit) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale);
    const bare = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
    const of = (unit: keyof typeof known) => new Intl.NumberFormat(locale, { style: 'unit', unit: known[unit] });
    const formats = { kg: of('kg'), km: of('km'), celsius: of('celsius'), m: of('m'), min: of('min') };
    return (value, unit) => {
      if (unit === undefined) return bare.format(value);
      return unit === 'm3' ? `${plain.format(value)} m³` : formats[unit].format(value);
    };
  }, [locale]);
};
