import type { CodedProblem } from '../../../domain/failure/fieldRefusal.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { accountProblemText } from './accountProblemText.ts';
import { useAccountTexts } from './useAccountTexts.ts';

/** Words a problem of an account form; undefined for an unknown code. */
export const useAccountProblemText = (): ((problem: CodedProblem) => string | undefined) => {
  const words = { ...useTexts().problems, ...useAccountTexts().problems };
  return (problem) => accountProblemText(problem, words);
};
