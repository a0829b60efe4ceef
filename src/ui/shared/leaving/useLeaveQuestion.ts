import { useRef } from 'react';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useQuestion } from '../useQuestion.ts';

/** Goes at once when nothing is lost by it, else after a yes. */
export type Leave = (go: () => void) => void;

/** One question at a time; `onLost` is told of a yes, before it goes. */
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
