import { namedProblem } from '../../../domain/failure/namedProblem.ts';
import type { Problems } from '../../../domain/record/Problem.ts';
import { formPath } from '../../../domain/request/formPath.ts';
import { missingParts } from '../../../domain/request/missingParts.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { requestFields } from '../../../domain/request/requestFields.ts';
import type { NamedProblem } from '../../components/record/NamedProblem.ts';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useFieldName } from './useFieldName.ts';
import { useRequestTexts } from './useRequestTexts.ts';

interface ProblemLine extends NamedProblem {
  /** Of an empty field, its name is enough. */
  readonly isBlank: boolean;
}

/** Words what keeps a request from being published, a line for each field of its form. */
export const useProblemLines = (): ((problems: Problems, request: RequestContent) => readonly ProblemLine[]) => {
  const { field: labels } = useRequestTexts();
  const problemText = useProblemText(requestFields, labels);
  const fieldName = useFieldName();
  return (problems, request) =>
    Object.entries(missingParts(problems)).flatMap(([told, problem]) => {
      if (!problem) return [];
      const path = formPath(told);
      const label = fieldName(path === 'audience.market' ? 'audience' : path, request);
      const isBlank = problem.code === 'required' || problem.code === 'position_missing';
      const text = isBlank ? label : namedProblem(label, problemText(problem, path) ?? problem.code);
      return [{ path, text: text ?? path, isBlank }];
    });
};
