import { SignUp } from '../../../application/account/signUp.ts';
import type { SignUpDraft } from '../../../domain/account/SignUpDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

export const useSignUp = (): Task<SignUpDraft> => {
  const signUp = useInjection(SignUp);
  return useTask(signUp);
};
