import { ConfirmAccount } from '../../../application/account/confirmAccount.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';
import { useAccountTexts } from './useAccountTexts.ts';

export const useConfirmAccount = (): Task<{ username: string; otp: string }> => {
  const confirmAccount = useInjection(ConfirmAccount);
  const { confirm } = useAccountTexts();
  return useTask(({ username, otp }) => confirmAccount(username, otp), { otp: confirm.code });
};
