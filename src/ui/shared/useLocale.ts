import { use } from 'react';
import { Settings } from '../../application/shared/Settings.ts';
import { useInjection } from './injection/useInjection.ts';
import { LocaleContext } from './LocaleContext.ts';

/** The locale for dates and numbers: by the customs of the reader's country, as configured until that is known. */
export const useLocale = (): string => {
  const { locale } = useInjection(Settings);
  return use(LocaleContext) ?? locale;
};
