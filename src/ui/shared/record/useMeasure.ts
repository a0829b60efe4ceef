import { useMemo } from 'react';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { Unit } from '../../../domain/record/Field.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';

/** What `Intl` calls a unit. One it does not know, or abbreviates as "mins" in Britain, is written after the number as in the texts. */
const intlUnits = {
  kg: 'kilogram',
  m3: undefined,
  km: 'kilometer',
  celsius: 'celsius',
  m: 'meter',
  min: undefined,
} satisfies Record<Unit, string | undefined>;

type Measure = (value: number, unit?: Unit) => string;

const measureIn =
  (locale: string, words: Readonly<Record<Unit, string>>): Measure =>
  (value, unit) => {
    if (unit === undefined) return numberFormat(locale, { useGrouping: 'min2' }).format(value);
    const name = intlUnits[unit];
    if (name === undefined) return `${numberFormat(locale).format(value)} ${words[unit]}`;
    return numberFormat(locale, { style: 'unit', unit: name }).format(value);
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
