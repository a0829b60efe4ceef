import { useEffect } from 'react';
import { UnsavedWork } from '../../application/shared/UnsavedWork.ts';
import { useInjection } from './injection/useInjection.ts';
import { type Leave, useLeaveQuestion } from './leaving/useLeaveQuestion.ts';

/**
 * While `isUnsaved`, asks before the user leaves by a link, the back button or closing the tab. The form's own
 * navigation after saving does not ask; its Cancel goes through the returned function. `onLost` is called when unsaved
 * work is abandoned.
 */
export const useLeaveWarning = (isUnsaved: boolean, onLost = (): void => {}): Leave => {
  const work = useInjection(UnsavedWork);
  useEffect(() => (isUnsaved ? work.begin() : undefined), [isUnsaved, work]);
  return useLeaveQuestion(() => isUnsaved, onLost);
};
