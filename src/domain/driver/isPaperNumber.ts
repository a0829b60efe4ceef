import { codePoints } from '../form/codePoints.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';

const shortest = 3;
const longest = 30;

/** Whether a text may be the number of a licence or card: 3 to 30 characters. */
export const isPaperNumber = (typed: string): boolean => {
  const length = codePoints(singleSpaced(typed));
  return length >= shortest && length <= longest;
};
