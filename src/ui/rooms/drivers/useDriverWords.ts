import { useMemo } from 'react';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';

/** Labels of a driver's choices; languages in the user's language. */
export const useDriverWords = () => {
  const { employment, category } = useDriverTexts();
  const locale = useLocale();
  const language = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return Object.fromEntries(driverFields.language.options.map((spoken) => [spoken, names.of(spoken) ?? spoken]));
  }, [locale]);
  return { language, employment, 'licence.categories': category };
};
