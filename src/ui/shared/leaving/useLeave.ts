import { KeptDrafts } from '../../../application/shared/KeptDrafts.ts';
import { UnsavedWork } from '../../../application/shared/UnsavedWork.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Leave, useLeaveQuestion } from './useLeaveQuestion.ts';

/** For actions that leave the whole page, such as signing out. */
export const useLeave = (): Leave => {
  const work = useInjection(UnsavedWork);
  const drafts = useInjection(KeptDrafts);
  return useLeaveQuestion(
    () => work.any(),
    () => drafts.clear(),
  );
};
