import { graveDoubts } from './graveDoubts.ts';
import type { JudgedChoice } from './judgeChoices.ts';

const rank = ({ verdict, isDriverless = false }: JudgedChoice<unknown>): number => {
  if (!verdict) return 1;
  if (!verdict.fits) return 3;
  return isDriverless || graveDoubts(verdict).length > 0 ? 2 : 0;
};

/** Choices that fit before those of which nothing is known, then those that come too late, are too heavy or have nobody to drive, and last those that do not fit; each group in the order of before. */
export const bestFitFirst = <Each>(choices: readonly JudgedChoice<Each>[]): readonly JudgedChoice<Each>[] =>
  choices.toSorted((one, other) => rank(one) - rank(other));
