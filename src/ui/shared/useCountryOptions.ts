import { useMemo } from 'react';
import { countries } from '../../domain/company/countries.ts';
import { useCountryName } from './useCountryName.ts';
import { useLocale } from './useLocale.ts';

/** Countries as select options, sorted by name in the user's language. */
export const useCountryOptions = () => {
  const locale = useLocale();
  const countryName = useCountryName();
  return useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    [countryName, locale],
  );
};
