import { FinishPasswordReset } from '../../../application/account/finishPasswordReset.ts';
import { JoinCompany } from '../../../application/account/joinCompany.ts';
import type { NewPasswordDraft } from '../../../domain/account/NewPasswordDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';
import { useAccountTexts } from './useAccountTexts.ts';

interface PasswordReset {
  /** Whoever was invited is signed in with the new password. */
  readonly isInvited: boolean;
  /** The password was saved, and is to be signed in with. */
  readonly onSaved: (draft: NewPasswordDraft) => void;
}

export const useFinishPasswordReset = ({ isInvited, onSaved }: PasswordReset): Task<NewPasswordDraft> => {
  const finishPasswordReset = useInjection(FinishPasswordReset);
  const joinCompany = useInjection(JoinCompany);
  const { newPassword } = useAccountTexts();
  const save = async (draft: NewPasswordDraft): Promise<void> => {
    if (isInvited && (await joinCompany(draft))) return;
    if (!isInvited) await finishPasswordReset(draft);
    onSaved(draft);
  };
  return useTask(save, { otp: newPassword.code, password: newPassword.password });
};
