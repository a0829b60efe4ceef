import { FinishPasswordReset } from '../../application/useCases/finishPasswordReset.ts';
import type { NewPasswordDraft } from '../../domain/account/NewPasswordDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';
import { useTexts } from './useTexts.ts';

export const useFinishPasswordReset = (): Task<NewPasswordDraft> => {
  const finishPasswordReset = useInjection(FinishPasswordReset);
  const { email, newPassword } = useTexts().authentication;
  const { code, password } = newPassword;
  return useTask(finishPasswordReset, { username: email, otp: code, password });
};
