import { FinishPasswordReset } from '../../application/useCases/finishPasswordReset.ts';
import type { NewPasswordDraft } from '../../domain/account/NewPasswordDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

export const useFinishPasswordReset = (): Task<NewPasswordDraft> => {
  const finishPasswordReset = useInjection(FinishPasswordReset);
  return useTask(finishPasswordReset);
};
