import { useRef } from 'react';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useQuestion } from '../useQuestion.ts';

/** Runs `go` at once if nothing is unsaved, otherwise after the user agrees. */
export type Leave = (go: () => void) => void;

/** Asks one question at a time; `onLost` is called after a yes, before leaving. */
export const useLeaveQuestion = (isUnsaved: () => boolean, onLost: () => void): Leave => {
  const question = useAdminTexts().leaving;
  const ask = useQuestion();
  const isAsking = useRef(false);
  const askFirst = async (go: () => void): Promise<void> => {
    isAsking.current = true;
    const may = await ask({ ...question, isDangerous: true });
    isAsking.current = false;
    if (!may) return;
    onLost();
    go();
  };
  return (go) => {
    if (!isUnsaved()) go();
    else if (!isAsking.current) void askFirst(go);
  };
};
