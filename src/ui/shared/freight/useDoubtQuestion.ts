import { graveDoubts } from '../../../domain/verdict/graveDoubts.ts';
import { minutesTooLate } from '../../../domain/verdict/minutesTooLate.ts';
import { tooLateReason } from '../../../domain/verdict/tooLateReason.ts';
import type { Verdict } from '../../../domain/verdict/Reason.ts';
import { useLocale } from '../useLocale.ts';
import { useQuestion } from '../useQuestion.ts';
import { latenessText } from './latenessText.ts';
import { useNamedReason } from './useNamedReason.ts';
import { useVerdictTexts } from './useVerdictTexts.ts';

interface DoubtfulTruck {
  readonly verdict: Verdict | undefined;
  readonly plate: string;
  /** When the window of the first stop ends. */
  readonly until: string | undefined;
}

/** Asks before a truck is taken that is too late or too heavy, with all there is to check. Resolves to whether to go on, at once for any other. */
export const useDoubtQuestion = (): ((truck: DoubtfulTruck) => Promise<boolean>) => {
  const words = useVerdictTexts();
  const ask = useQuestion();
  const text = useNamedReason();
  const locale = useLocale();
  return async ({ verdict, plate, until }) => {
    const doubts = verdict ? graveDoubts(verdict) : [];
    if (!verdict || doubts.length === 0) return true;
    const late = tooLateReason(verdict);
    const minutes = minutesTooLate(verdict, until);
    const others = verdict.reasons.filter((reason) => reason !== late);
    const said = [
      ...(late ? [text(late)] : []),
      ...(minutes === undefined ? [] : [words.lateBy(latenessText(minutes, locale))]),
      ...others.map(text),
    ];
    const title = words.doubtTitle(
      plate,
      doubts.map((doubt) => words.although[doubt]),
    );
    return ask({ title, text: said.join(' '), yes: words.doubtYes, no: words.doubtNo });
  };
};
