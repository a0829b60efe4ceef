import { useContext, useRef } from 'react';
import { ShowWriteFailure } from '../../application/shared/showWriteFailure.ts';
import { useInjection } from './injection/useInjection.ts';
import { ShownByPage } from './ShownByPage.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useMembershipCheck } from './useMembershipCheck.ts';

/**
 * Writes that may overlap, such as one deletion while another is under way. Of the same `subject` a second one is ignored until the first
 * has ended. Failures are shown as those of `useWriteTask` are.
 */
export const useWrites = (): ((subject: unknown, work: () => Promise<void>) => void) => {
  const showWriteFailure = useInjection(ShowWriteFailure);
  const isShownByPage = useContext(ShownByPage);
  const checkMembership = useMembershipCheck();
  const { refusals } = useAdminTexts();
  const underWay = useRef(new Set<unknown>());
  const run = async (subject: unknown, work: () => Promise<void>): Promise<void> => {
    if (underWay.current.has(subject)) return;
    underWay.current.add(subject);
    try {
      await work();
    } catch (error) {
      await checkMembership(error);
      if (!isShownByPage(error)) await showWriteFailure(error, undefined, refusals);
    } finally {
      underWay.current.delete(subject);
    }
  };
  return (subject, work) => void run(subject, work);
};
