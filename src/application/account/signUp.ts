import type { ServiceIdentifier } from 'inversify';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import { normalisePhone } from '../../domain/contact/normalisePhone.ts';
import type { SignUpDraft } from '../../domain/account/SignUpDraft.ts';
import { audienceOf } from '../../domain/audience/audienceOf.ts';
import { singleSpaced } from '../../domain/outside/singleSpaced.ts';
import type { Accounts } from './Accounts.ts';
import type { BrandCompany } from '../company/BrandCompany.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { ResolveCompany } from '../company/resolveCompany.ts';

export type SignUp = (draft: SignUpDraft) => Promise<void>;
export const SignUp: ServiceIdentifier<SignUp> = Symbol('SignUp');

/**
 * Opens an account and its company, for the audience and under the brand of this host (seed §7). The brand is the company
 * that is selected meanwhile: one left over from an earlier session would leave the account without a brand, and so would a directory
 * that never came, which is therefore asked for once more. Throws a Failure when either service cannot be reached or refuses.
 */
export const signUp =
  (
    accounts: Accounts,
    brandCompany: BrandCompany,
    resolveCompany: ResolveCompany,
    store: SessionStore,
    navigation: Navigation,
  ): SignUp =>
  async (draft) => {
    if (!brandCompany.read()) await resolveCompany();
    const brand = brandCompany.read();
    if (brand) store.selectCompany(brand);
    await accounts.signUp(
      {
        company: singleSpaced(draft.company),
        name: singleSpaced(draft.name),
        email: normaliseEmail(draft.email),
        phone: normalisePhone(draft.phone),
        password: draft.password,
      },
      audienceOf(navigation.host),
    );
  };
