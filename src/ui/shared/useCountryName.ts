import { useMemo } from 'react';
import { useLocale } from './useLocale.ts';

/** The name of a country (ISO 3166-1 alpha-2) in the user's language. */
export const useCountryName = (): ((country: string) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [locale]);
};
