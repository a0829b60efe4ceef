import type { Audience } from '../audience/Audience.ts';
import type { Company } from './Company.ts';
import type { Role } from './Role.ts';

/** A company the signed-in user belongs to; `domain` is its brand's. */
export interface Membership extends Company {
  readonly audience: Audience;
  readonly role: Role;
  /** ISO 3166-1 alpha-2: whose customs for dates and numbers its people see. */
  readonly region?: string | undefined;
}
