import { useEffect } from 'react';
import { UnsavedWork } from '../../application/shared/UnsavedWork.ts';
import { useInjection } from './injection/useInjection.ts';
import { type Leave, useLeaveQuestion } from './leaving/useLeaveQuestion.ts';

/**
 * While `isUnsaved` the person is asked before they go elsewhere by a link, the back button or out of the tab. What a form does
 * of itself, such as going on once it has saved, is not asked about; its own way out, such as Cancel, goes through the answer.
 * `onLost` is told once they left it that way.
 */
export const useLeaveWarning = (isUnsaved: boolean, onLost = (): void => {}): Leave => {
  const work = useInjection(UnsavedWork);
  useEffect(() => (isUnsaved ? work.begin() : undefined), [isUnsaved, work]);
  return useLeaveQuestion(() => isUnsaved, onLost);
};
