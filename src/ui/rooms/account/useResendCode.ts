import { ResendCode } from '../../../application/account/resendCode.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

export const useResendCode = (): Task<string> => {
  const resendCode = useInjection(ResendCode);
  return useTask(resendCode);
};
