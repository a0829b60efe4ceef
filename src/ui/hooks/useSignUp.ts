import { SignUp } from '../../application/useCases/signUp.ts';
import type { SignUpDraft } from '../../domain/account/SignUpDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

export const useSignUp = (): Task<SignUpDraft> => {
  const signUp = useInjection(SignUp);
  return useTask(signUp);
};
