import { FinishPasswordReset } from '../../../application/account/finishPasswordReset.ts';
import type { NewPasswordDraft } from '../../../domain/account/NewPasswordDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';
import { useTexts } from '../../shared/useTexts.ts';

export const useFinishPasswordReset = (): Task<NewPasswordDraft> => {
  const finishPasswordReset = useInjection(FinishPasswordReset);
  const { newPassword } = useTexts().authentication;
  return useTask(finishPasswordReset, { otp: newPassword.code, password: newPassword.password });
};
