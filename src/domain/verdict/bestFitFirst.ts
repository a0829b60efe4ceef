import type { JudgedChoice } from './judgeChoices.ts';
import { tooLateReason } from './tooLateReason.ts';

const rank = ({ verdict }: JudgedChoice<unknown>): number => {
  if (!verdict) return 1;
  if (!verdict.fits) return 3;
  return tooLateReason(verdict) ? 2 : 0;
};

/** Choices that fit before those of which nothing is known, then those that come too late, and last those that do not fit; each group in the order of before. */
export const bestFitFirst = <Each>(choices: readonly JudgedChoice<Each>[]): readonly JudgedChoice<Each>[] =>
  choices.toSorted((one, other) => rank(one) - rank(other));
