import type { ServiceIdentifier } from 'inversify';
import { normalisePhone } from '../../domain/account/normalisePhone.ts';
import type { SignUpDraft } from '../../domain/account/SignUpDraft.ts';
import { audienceOf } from '../../domain/audience/audienceOf.ts';
import type { Accounts } from '../ports/Accounts.ts';
import type { Navigation } from '../ports/Navigation.ts';

export type SignUp = (draft: SignUpDraft) => Promise<void>;
export const SignUp: ServiceIdentifier<SignUp> = Symbol('SignUp');

/** Opens an account and its company, for the audience of this host (seed §7). */
export const signUp =
  (accounts: Accounts, navigation: Navigation): SignUp =>
  (draft) =>
    accounts.signUp(
      {
        company: draft.company.trim(),
        name: draft.name.trim(),
        email: draft.email.trim(),
        phone: normalisePhone(draft.phone),
        password: draft.password,
      },
      audienceOf(navigation.host),
    );
