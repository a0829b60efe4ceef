import type { CodedProblem } from '../../../domain/failure/refusalOfField.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { accountProblemText } from './accountProblemText.ts';
import { useAccountTexts } from './useAccountTexts.ts';

/** The words for a problem with a field of an account; undefined for a code that is not known. */
export const useAccountProblemText = (): ((problem: CodedProblem) => string | undefined) => {
  const words = { ...useTexts().problems, ...useAccountTexts().problems };
  return (problem) => accountProblemText(problem, words);
};
