import { ResendCode } from '../../application/useCases/resendCode.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

export const useResendCode = (): Task<string> => {
  const resendCode = useInjection(ResendCode);
  return useTask(resendCode);
};
