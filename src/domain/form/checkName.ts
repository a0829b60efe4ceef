import { singleSpaced } from '../outside/singleSpaced.ts';
import type { Problem } from '../record/Problem.ts';
import { checkLine } from './checkLine.ts';

const most = 120;

/** Checks the name of a person or company: 1 to 120 characters after normalising (`singleSpaced`). */
export const checkName = (typed: string): Problem | undefined => {
  const name = singleSpaced(typed);
  return name === '' ? { code: 'required' } : checkLine(name, { most });
};
