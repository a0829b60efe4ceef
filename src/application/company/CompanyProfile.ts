import type { ServiceIdentifier } from 'inversify';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';
import type { CompanyFacts } from '../../domain/company/companyFields.ts';

/** The details of the selected company. */
export interface CompanyProfile {
  read(signal?: AbortSignal): Promise<CompanyDetails>;
  /** Refused with 409 if `version` is not the latest. */
  change(version: number, facts: CompanyFacts, idempotencyKey: string): Promise<CompanyDetails>;
}
export const CompanyProfile: ServiceIdentifier<CompanyProfile> = Symbol('CompanyProfile');
