import type { CompanyDetails } from './CompanyDetails.ts';

/** What an owner may change of the company. */
export type CompanyDraft = Omit<CompanyDetails, 'id' | 'version' | 'audience'>;
