import type { Audience } from '../audience/Audience.ts';

/** What a company says of itself; empty where it says nothing. */
export interface CompanyDetails {
  readonly id: string;
  /** Counts the changes: one made to an older version is refused. */
  readonly version: number;
  readonly audience: Audience;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vatId: string;
}
