import { codePoints } from '../form/codePoints.ts';
import { isPrintable } from '../form/isPrintable.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';

const shortest = 3;
const longest = 30;

/** Whether a text may be the number of a licence or card: 3 to 30 characters that can be seen. */
export const isPaperNumber = (typed: string): boolean => {
  const number = singleSpaced(typed);
  const length = codePoints(number);
  return length >= shortest && length <= longest && isPrintable(number);
};
