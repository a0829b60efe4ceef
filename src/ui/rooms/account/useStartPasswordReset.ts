import { StartPasswordReset } from '../../../application/account/startPasswordReset.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

export const useStartPasswordReset = (): Task<string> => {
  const startPasswordReset = useInjection(StartPasswordReset);
  return useTask(startPasswordReset);
};
