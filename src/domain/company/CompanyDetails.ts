import type { Audience } from '../audience/Audience.ts';
import type { CompanyFacts } from './companyFields.ts';

/** A company's details as stored by the companies service. */
export interface CompanyDetails extends CompanyFacts {
  readonly id: string;
  /** Incremented with every change; a write to an older version is a conflict. */
  readonly version: number;
  readonly audience: Audience;
}
