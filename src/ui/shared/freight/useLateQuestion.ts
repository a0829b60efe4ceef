import { tooLateReason } from '../../../domain/verdict/tooLateReason.ts';
import type { Verdict } from '../../../domain/verdict/Reason.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useQuestion } from '../useQuestion.ts';
import { useReasonText } from './useReasonText.ts';

/** Asks before a truck is taken that cannot be at the pickup in time. Resolves to whether to go on, at once for any other. */
export const useLateQuestion = (): ((verdict: Verdict | undefined, truck: string) => Promise<boolean>) => {
  const { verdict: words } = useAdminTexts();
  const ask = useQuestion();
  const text = useReasonText();
  return async (verdict, truck) => {
    const late = verdict && tooLateReason(verdict);
    if (!late) return true;
    return ask({ title: words.lateTitle(truck), text: text(late), yes: words.lateYes, no: words.lateNo });
  };
};
