import { ConfirmAccount } from '../../application/useCases/confirmAccount.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';
import { useTexts } from './useTexts.ts';

export const useConfirmAccount = (): Task<{ username: string; otp: string }> => {
  const confirmAccount = useInjection(ConfirmAccount);
  const { confirm } = useTexts().authentication;
  return useTask(({ username, otp }) => confirmAccount(username, otp), { otp: confirm.code });
};
