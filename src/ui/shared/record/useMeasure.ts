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

type Measure = (value: number, unit?: Unit) => string;

/** Makes each format once: a list has a hundred numbers, and making a format takes as long as drawing a cell. */
const measureIn = (locale: string, words: Readonly<Record<Unit, string>>): Measure => {
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
};

/**
 * Formats a number in the user's locale, with its unit if there is one. Without a unit there is no grouping, so a year
 * stays 2023.
 */
export const useMeasure = (): Measure => {
  const locale = useLocale();
  const { unit } = useAdminTexts();
  return useMemo(() => measureIn(locale, unit), [locale, unit]);
};
