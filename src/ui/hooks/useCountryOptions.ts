import { useMemo } from 'react';
import { countries } from '../../domain/company/countries.ts';
import { useLocale } from './useLocale.ts';

/** The countries one may choose, by their names in the person's language. */
export const useCountryOptions = () => {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return countries
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  }, [locale]);
};
