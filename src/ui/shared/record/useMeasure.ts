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
 * stays 2023. Each format is made once: a list has a hundred numbers, and making a format takes as long as drawing a cell.
 */
export const useMeasure = (): ((value: number, unit?: Unit) => string) => {
  const locale = useLocale();
  const { unit: words } = useAdminTexts();
  return useMemo(() => {
    const bare = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
    const made = new Map<Unit, Intl.NumberFormat>();
    const formatOf = (unit: Unit): Intl.NumberFormat => {
      const name = intlUnits[unit];
      const format =
        made.get(unit) ?? new Intl.NumberFormat(locale, name === undefined ? {} : { style: 'unit', unit: name });
      made.set(unit, format);
      return format;
    };
    return (value, unit) => {
      if (unit === undefined) return bare.format(value);
      const text = formatOf(unit).format(value);
      return intlUnits[unit] === undefined ? `${text} ${words[unit]}` : text;
    };
  }, [locale, words]);
};
