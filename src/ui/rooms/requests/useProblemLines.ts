import { namedProblem } from '../../../domain/failure/namedProblem.ts';
import { labelAt } from '../../../domain/record/labelAt.ts';
import type { Problems } from '../../../domain/record/Problem.ts';
import { formPath } from '../../../domain/request/formPath.ts';
import { missingParts } from '../../../domain/request/missingParts.ts';
import { requestFields } from '../../../domain/request/requestFields.ts';
import type { NamedProblem } from '../../components/record/NamedProblem.ts';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Words what keeps a request from being published, a line for each field of its form; of an empty one its name is enough. */
export const useProblemLines = (): ((problems: Problems) => readonly NamedProblem[]) => {
  const { field: labels } = useRequestTexts();
  const problemText = useProblemText(requestFields, labels);
  return (problems) =>
    Object.entries(missingParts(problems)).flatMap(([told, problem]) => {
      if (!problem) return [];
      const path = formPath(told);
      const label = labelAt(labels, path === 'audience.market' ? 'audience' : path);
      const isBlank = problem.code === 'required' || problem.code === 'position_missing';
      const text = isBlank ? label : namedProblem(label, problemText(problem, path) ?? problem.code);
      return [{ path, text: text ?? path }];
    });
};
