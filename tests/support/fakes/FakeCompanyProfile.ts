import type { CompanyProfile } from '../../../src/application/company/CompanyProfile.ts';
import type { CompanyDetails } from '../../../src/domain/company/CompanyDetails.ts';
import type { CompanyFacts } from '../../../src/domain/company/companyFields.ts';
import { companyDetailsFactory } from '../factories/companyDetailsFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

interface SeenChange {
  readonly version: number;
  readonly facts: CompanyFacts;
  readonly key: string;
}

/** A company's details, answered as configured. By default a change is saved. */
export class FakeCompanyProfile implements CompanyProfile {
  readonly changes: SeenChange[] = [];
  details: Outcome<CompanyDetails> = companyDetailsFactory.build();
  refusal: Outcome<CompanyDetails> | undefined;

  read(): Promise<CompanyDetails> {
    return settle(this.details);
  }

  async change(version: number, facts: CompanyFacts, key: string): Promise<CompanyDetails> {
    this.changes.push({ version, facts, key });
    if (this.refusal) return settle(this.refusal);
    const before = await settle(this.details);
    this.details = { ...before, ...facts, version: version + 1 };
    return this.details;
  }
}
