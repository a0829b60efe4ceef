import { SignUp } from '../../application/useCases/signUp.ts';
import type { SignUpDraft } from '../../domain/account/SignUpDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';
import { useTexts } from './useTexts.ts';

export const useSignUp = (): Task<SignUpDraft> => {
  const signUp = useInjection(SignUp);
  const { email, password, signUp: words } = useTexts().authentication;
  const { company, name, phone } = words;
  return useTask(signUp, { company, name, email, phone, password });
};
