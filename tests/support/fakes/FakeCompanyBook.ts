import type { CompanyBook } from '../../../src/application/company/CompanyBook.ts';
import type { CompanyDetails } from '../../../src/domain/company/CompanyDetails.ts';
import { companyDetailsFactory } from '../factories/companyDetailsFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A company's details, which answer as told; by default a change is taken over. */
export class FakeCompanyBook implements CompanyBook {
  readonly changes: CompanyDetails[] = [];
  details: Outcome<CompanyDetails> = companyDetailsFactory.build();
  refusal: Outcome<CompanyDetails> | undefined;

  read(): Promise<CompanyDetails> {
    return settle(this.details);
  }

  change(changed: CompanyDetails): Promise<CompanyDetails> {
    this.changes.push(changed);
    if (this.refusal) return settle(this.refusal);
    this.details = { ...changed, version: changed.version + 1 };
    return settle(this.details);
  }
}
