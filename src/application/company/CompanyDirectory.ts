import type { ServiceIdentifier } from 'inversify';
import type { Company } from '../../domain/company/Company.ts';
import type { Membership } from '../../domain/company/Membership.ts';

/** The companies service (seed §7). */
export interface CompanyDirectory {
  /** The public directory of brand companies, fetched at start-up. */
  brandCompanies(): Promise<readonly Company[]>;
  /** The companies the user belongs to. */
  membershipsOf(userId: string): Promise<readonly Membership[]>;
}
export const CompanyDirectory: ServiceIdentifier<CompanyDirectory> = Symbol('CompanyDirectory');
