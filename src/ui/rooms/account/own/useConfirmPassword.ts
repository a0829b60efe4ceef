import { ConfirmPassword } from '../../../../application/account/confirmPassword.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useDraft } from '../../../shared/useDraft.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useAccountProblemText } from '../useAccountProblemText.ts';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';

/** A form for the password, for what needs one that was just typed. */
export const useConfirmPassword = (onConfirmed: () => void) => {
  const { confirm: words } = useOwnAccountTexts();
  const confirmPassword = useInjection(ConfirmPassword);
  const task = useWriteTask(({ password }: { readonly password: string }) => confirmPassword(password), {
    password: words.password,
  });
  const { field, form } = useDraft({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? { code: 'required' as const } : undefined }),
    wordsOf: useAccountProblemText(),
    task,
    onDone: onConfirmed,
  });
  return { field, form, pending: task.pending };
};
