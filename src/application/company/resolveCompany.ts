import type { ServiceIdentifier } from 'inversify';
import { companyAtStart } from '../../domain/company/companyAtStart.ts';
import { matchCompany } from '../../domain/company/matchCompany.ts';
import type { BrandCompany } from './BrandCompany.ts';
import type { CompanyDirectory } from './CompanyDirectory.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

/** Throws a Failure if the directory cannot be read. */
export type ResolveCompany = () => Promise<void>;
export const ResolveCompany: ServiceIdentifier<ResolveCompany> = Symbol('ResolveCompany');

/**
 * Fetches the companies and stores the one matching the host (seed §4, §9), unless a signed-in user had selected
 * another of the same domain.
 */
export const resolveCompany =
  (
    directory: CompanyDirectory,
    brandCompany: BrandCompany,
    store: SessionStore,
    navigation: Navigation,
  ): ResolveCompany =>
  async () => {
    const matched = matchCompany(await directory.brandCompanies(), navigation.host);
    brandCompany.keep(matched);
    const company = companyAtStart(matched, store.read());
    if (company) store.selectCompany(company);
  };
