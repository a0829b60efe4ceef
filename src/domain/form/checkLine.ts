import { singleSpaced } from '../outside/singleSpaced.ts';
import { codePoints } from './codePoints.ts';
import { isPrintable } from './isPrintable.ts';
import type { Problem } from './Problem.ts';

type LineProblem = Extract<Problem, 'required' | 'too-long' | 'unprintable'>;

/** What is wrong with a line of text that must be there: 1 to `longest` characters, counted as it is kept (`singleSpaced`). */
export const checkLine = (typed: string, longest: number): LineProblem | undefined => {
  const line = singleSpaced(typed);
  if (line === '') return 'required';
  if (codePoints(line) > longest) return 'too-long';
  return isPrintable(line) ? undefined : 'unprintable';
};
