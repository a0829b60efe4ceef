import type { CodedProblem } from '../../../domain/failure/fieldRefusal.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { accountProblemText } from './accountProblemText.ts';
import { useAccountTexts } from './useAccountTexts.ts';

/** Words a problem of an account form; undefined for an unknown code. */
export const useAccountProblemText = (): ((problem: CodedProblem, field: string) => string | undefined) => {
  const { problems } = useTexts();
  const own = useAccountTexts().problems;
  const words = { ...problems, ...own, missing: { ...problems.missing, ...own.missing } };
  return (problem, field) => accountProblemText(problem, field, words);
};
