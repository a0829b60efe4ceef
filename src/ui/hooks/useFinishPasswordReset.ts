import { FinishPasswordReset } from '../../application/useCases/finishPasswordReset.ts';
import type { NewPasswordDraft } from '../../domain/account/NewPasswordDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';
import { useTexts } from './useTexts.ts';

export const useFinishPasswordReset = (): Task<NewPasswordDraft> => {
  const finishPasswordReset = useInjection(FinishPasswordReset);
  const { newPassword } = useTexts().authentication;
  return useTask(finishPasswordReset, { otp: newPassword.code, password: newPassword.password });
};
