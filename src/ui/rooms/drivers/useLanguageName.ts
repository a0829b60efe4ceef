import { useMemo } from 'react';
import { useLocale } from '../../shared/useLocale.ts';

/** What a language (BCP 47) is called in the person's own. */
export const useLanguageName = (): ((language: string) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (language) => names.of(language) ?? language;
  }, [locale]);
};
