import type { CompanyDirectory } from '../../../src/application/company/CompanyDirectory.ts';
import type { Company } from '../../../src/domain/company/Company.ts';
import type { Membership } from '../../../src/domain/company/Membership.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A companies service that answers as configured and counts its reads. */
export class FakeCompanyDirectory implements CompanyDirectory {
  brands: Outcome<readonly Company[]> = [];
  memberships: Outcome<readonly Membership[]> = [];
  reads = 0;
  readonly membersAsked: string[] = [];

  brandCompanies(): Promise<readonly Company[]> {
    this.reads += 1;
    return settle(this.brands);
  }

  membershipsOf(userId: string): Promise<readonly Membership[]> {
    this.membersAsked.push(userId);
    return settle(this.memberships);
  }
}
