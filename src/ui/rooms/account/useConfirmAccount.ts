import type { Confirmed } from '../../../application/account/Accounts.ts';
import { ConfirmAccount } from '../../../application/account/confirmAccount.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';
import { useAccountTexts } from './useAccountTexts.ts';

type OnConfirmed = (username: string, confirmed: Confirmed) => void;

export const useConfirmAccount = (onConfirmed: OnConfirmed): Task<{ username: string; otp: string }> => {
  const confirmAccount = useInjection(ConfirmAccount);
  const { confirm } = useAccountTexts();
  return useTask(async ({ username, otp }) => onConfirmed(username.trim(), await confirmAccount(username, otp)), {
    otp: confirm.code,
  });
};
