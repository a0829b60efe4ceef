import { UnsavedWork } from '../../../application/shared/UnsavedWork.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Leave, useLeaveQuestion } from './useLeaveQuestion.ts';

/** For actions that close a form and stay on the page: drafts of other pages are kept. */
export const useLeavePart = (): Leave => {
  const work = useInjection(UnsavedWork);
  return useLeaveQuestion(
    () => work.any(),
    () => {},
  );
};
