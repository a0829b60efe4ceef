import { SignOut } from '../../application/account/signOut.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { type Task, useTask } from '../shared/useTask.ts';

export const useSignOut = (): Task<void> => {
  const signOut = useInjection(SignOut);
  return useTask(signOut);
};
