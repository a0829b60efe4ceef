import { Settings } from '../../application/shared/Settings.ts';
import { useInjection } from './injection/useInjection.ts';

/** The locale for dates and numbers. */
export const useLocale = (): string => useInjection(Settings).locale;
