import type { ServiceIdentifier } from 'inversify';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';

/** The details of the selected company. */
export interface CompanyBook {
  read(signal?: AbortSignal): Promise<CompanyDetails>;
  /** Refused when `version` is no longer the latest. */
  change(details: CompanyDetails): Promise<CompanyDetails>;
}
export const CompanyBook: ServiceIdentifier<CompanyBook> = Symbol('CompanyBook');
