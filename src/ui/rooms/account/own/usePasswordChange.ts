import { ChangePassword } from '../../../../application/account/changePassword.ts';
import { checkPasswordChange } from '../../../../domain/account/checkPasswordChange.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useDraft } from '../../../shared/useDraft.ts';
import { useSession } from '../../../shared/useSession.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useAccountProblemText } from '../useAccountProblemText.ts';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';

const empty = { currentPassword: '', password: '' };

/** The form that changes the password; empty again once it was changed. `names` must not be the password. */
export const usePasswordChange = (names: readonly string[]) => {
  const { password: words } = useOwnAccountTexts();
  const { user } = useSession();
  const tell = useTell();
  const task = useWriteTask(useInjection(ChangePassword), { currentPassword: words.current, password: words.next });
  const email = user?.email ?? '';
  const { field, form, restart } = useDraft({
    initial: empty,
    check: (draft) => checkPasswordChange(draft, email, names),
    wordsOf: useAccountProblemText(),
    task,
    onDone: () => {
      restart(empty);
      tell(words.done);
    },
  });
  return { email, field, form, pending: task.pending };
};
