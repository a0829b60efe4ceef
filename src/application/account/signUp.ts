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
 * Creates an account and its company for this host's audience and brand (seed §7). The brand is sent as the selected
 * company, so it is selected first, and the directory is fetched again if it is still missing. Throws a Failure if
 * either service is unreachable or refuses.
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
