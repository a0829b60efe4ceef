import { useMemo } from 'react';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';

/** The options of a driver's choices in words: languages as the person calls them. */
export const useDriverWords = () => {
  const { employment, category } = useAdminTexts().drivers;
  const locale = useLocale();
  const language = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return Object.fromEntries(driverFields.language.options.map((spoken) => [spoken, names.of(spoken) ?? spoken]));
  }, [locale]);
  return { language, employment, 'licence.categories': category };
};
