import { Settings } from '../../application/shared/Settings.ts';
import { useInjection } from './injection/useInjection.ts';

/** The locale dates and numbers are written in. */
export const useLocale = (): string => useInjection(Settings).locale;
