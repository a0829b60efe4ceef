import { Navigation } from '../../application/ports/Navigation.ts';
import { useInjection } from '../injection/useInjection.ts';

/** The whole address of this page, for another device to open. */
export const usePageAddress = (): string => {
  const navigation = useInjection(Navigation);
  return navigation.origin + navigation.current();
};
