import type { Audience } from '../audience/Audience.ts';
import type { CompanyFacts } from './companyFields.ts';

/** What a company says of itself, as the companies service keeps it. */
export interface CompanyDetails extends CompanyFacts {
  readonly id: string;
  /** Counts the changes: one made to an older version is refused. */
  readonly version: number;
  readonly audience: Audience;
}
