import { Navigation } from '../../../application/shared/Navigation.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';

/** The full URL of this page, for another device. */
export const usePageAddress = (): string => {
  const navigation = useInjection(Navigation);
  return navigation.origin + navigation.current();
};
