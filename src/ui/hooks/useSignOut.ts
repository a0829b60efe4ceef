import { SignOut } from '../../application/useCases/signOut.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

export const useSignOut = (): Task<void> => {
  const signOut = useInjection(SignOut);
  return useTask(signOut);
};
