import { Visitor } from '../../../application/shared/Visitor.ts';
import { storeOf } from '../../../domain/links/storeOf.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useInPage } from '../../shared/useInPage.ts';

/** The app store of this device; undefined on a desktop. */
export const useVisitorStore = (): 'ios' | 'google' | undefined => {
  const { userAgent, touchPoints } = useInjection(Visitor);
  return useInPage(storeOf(userAgent, touchPoints), storeOf(userAgent));
};
