import { SignIn } from '../../../application/account/signIn.ts';
import type { SignInDraft } from '../../../domain/account/SignInDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

export const useSignIn = (): Task<SignInDraft> => {
  const signIn = useInjection(SignIn);
  return useTask(signIn);
};
