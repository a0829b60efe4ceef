import { useMemo } from 'react';
import type { Unit } from '../../../domain/record/Field.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';

/** What `Intl` calls a unit; one it does not know is written after the number, as in the text catalogue. */
const intlUnits = {
  kg: 'kilogram',
  m3: undefined,
  km: 'kilometer',
  celsius: 'celsius',
  m: 'meter',
  min: 'minute',
} satisfies Record<Unit, string | undefined>;

/**
 * Formats a number in the user's locale, with its unit if there is one. Without a unit there is no grouping, so a year
 * stays 2023.
 */
export const useMeasure = (): ((value: number, unit?: Unit) => string) => {
  const locale = useLocale();
  const { unit: words } = useAdminTexts();
  return useMemo(() => {
    const bare = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
    return (value, unit) => {
      if (unit === undefined) return bare.format(value);
      const name = intlUnits[unit];
      return name === undefined
        ? `${new Intl.NumberFormat(locale).format(value)} ${words[unit]}`
        : new Intl.NumberFormat(locale, { style: 'unit', unit: name }).format(value);
    };
  }, [locale, words]);
};
