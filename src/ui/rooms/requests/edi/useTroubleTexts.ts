import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { TenderPlan } from '../../../../domain/edi/tender/planTender.ts';
import type { Failure } from '../../../../domain/failure/Failure.ts';
import { failureMessage } from '../../../../domain/failure/failureMessage.ts';
import { ownText } from '../../../../domain/outside/ownText.ts';
import { withoutIndices } from '../../../../domain/record/withoutIndices.ts';
import { requestFields } from '../../../../domain/request/requestFields.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useTexts } from '../../../shared/useTexts.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { useEdiImportTexts } from './useEdiImportTexts.ts';

/** The number of a stop or line that a path is about, counted from 1; '' if it is about none. */
const numberIn = (path: string): string => {
  const index = /\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? '' : ` ${Number(index) + 1}`;
};

/** Words everything that keeps a load from being carried out: what to fix, what stands against it, how the services refused it. */
export const useTroubleTexts = () => {
  const words = useEdiImportTexts();
  const { field: labels } = useRequestTexts();
  const { failures } = useTexts();
  const { refusals } = useAdminTexts();
  const locale = useLocale();
  const problemText = useProblemText(requestFields, labels);
  const group: Readonly<Record<string, string>> = { stops: words.stop, cargo: words.line };
  const nameOf = (path: string): string => {
    const label = ownText(labels, withoutIndices(path)) ?? path;
    const of = group[path.split('.')[0] ?? ''];
    return of === undefined || numberIn(path) === '' ? label : `${of}${numberIn(path)}, ${label}`;
  };
  return (plan: TenderPlan | undefined, failure: Failure | undefined): readonly string[] => {
    if (failure) return [failureMessage(failure, { ...failures, refusals })];
    if (plan?.step === 'none') {
      const { trouble, existing } = plan;
      const since = existing ? dateFormat(locale, { dateStyle: 'medium' }).format(Date.parse(existing.createdAt)) : '';
      return [words.trouble[trouble](existing?.reference ?? '', since)];
    }
    if (plan?.step !== 'fix') return [];
    return Object.entries(plan.problems).flatMap(([path, problem]) => {
      const text = problem && problemText(problem, path);
      return text === undefined ? [] : [words.problem(nameOf(path), text)];
    });
  };
};
