import { FinishPasswordReset } from '../../../application/account/finishPasswordReset.ts';
import type { NewPasswordDraft } from '../../../domain/account/NewPasswordDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';
import { useAccountTexts } from './useAccountTexts.ts';

export const useFinishPasswordReset = (): Task<NewPasswordDraft> => {
  const finishPasswordReset = useInjection(FinishPasswordReset);
  const { newPassword } = useAccountTexts();
  return useTask(finishPasswordReset, { otp: newPassword.code, password: newPassword.password });
};
