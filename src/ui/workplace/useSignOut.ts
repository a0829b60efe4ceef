import { SignOut } from '../../application/account/signOut.ts';
import { UnsentWork } from '../../application/shared/UnsentWork.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { type Task, useTask } from '../shared/useTask.ts';

/** Signs out; asks first if something still waits for the network, which is lost by that. */
export const useSignOut = (): Task<void> => {
  const signOut = useInjection(SignOut);
  const unsent = useInjection(UnsentWork);
  const { unsent: question } = useAdminTexts();
  const ask = useQuestion();
  return useTask(async () => {
    if (unsent.count() > 0) {
      if (!(await ask({ ...question, isDangerous: true }))) return false;
      await unsent.drop();
    }
    await signOut();
    return true;
  });
};
