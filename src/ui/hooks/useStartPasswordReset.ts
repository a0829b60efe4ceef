import { StartPasswordReset } from '../../application/useCases/startPasswordReset.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

export const useStartPasswordReset = (): Task<string> => {
  const startPasswordReset = useInjection(StartPasswordReset);
  return useTask(startPasswordReset);
};
