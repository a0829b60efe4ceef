import { minutesTooLate } from '../../../domain/verdict/minutesTooLate.ts';
import { tooLateReason } from '../../../domain/verdict/tooLateReason.ts';
import type { Verdict } from '../../../domain/verdict/Reason.ts';
import { useLocale } from '../useLocale.ts';
import { useQuestion } from '../useQuestion.ts';
import { latenessText } from './latenessText.ts';
import { useReasonText } from './useReasonText.ts';
import { useVerdictTexts } from './useVerdictTexts.ts';

interface LateTruck {
  readonly verdict: Verdict | undefined;
  readonly plate: string;
  /** When the window of the first stop ends. */
  readonly until: string | undefined;
}

/** Asks before a truck is taken that cannot be at the pickup in time, and says how late. Resolves to whether to go on, at once for any other. */
export const useLateQuestion = (): ((truck: LateTruck) => Promise<boolean>) => {
  const words = useVerdictTexts();
  const ask = useQuestion();
  const text = useReasonText();
  const locale = useLocale();
  return async ({ verdict, plate, until }) => {
    const late = verdict && tooLateReason(verdict);
    if (!late) return true;
    const minutes = minutesTooLate(verdict, until);
    const by = minutes === undefined ? '' : ` ${words.lateBy(latenessText(minutes, locale))}`;
    return ask({ title: words.lateTitle(plate), text: `${text(late)}${by}`, yes: words.lateYes, no: words.lateNo });
  };
};
