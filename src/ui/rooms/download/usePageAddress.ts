import { Navigation } from '../../../application/shared/Navigation.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';

/** The whole address of this page, for another device to open. */
export const usePageAddress = (): string => {
  const navigation = useInjection(Navigation);
  return navigation.origin + navigation.current();
};
