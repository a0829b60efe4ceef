import { useMemo } from 'react';
import { useLocale } from './useLocale.ts';

/** What a country (ISO 3166-1 alpha-2) is called in the person's language. */
export const useCountryName = (): ((country: string) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [locale]);
};
