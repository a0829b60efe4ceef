import { SignIn } from '../../application/useCases/signIn.ts';
import type { SignInDraft } from '../../domain/account/SignInDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

export const useSignIn = (): Task<SignInDraft> => {
  const signIn = useInjection(SignIn);
  return useTask(signIn);
};
