import type { Role } from './Role.ts';

/** Somebody who works in a company. */
export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** False until the account's address is proven. */
  readonly confirmed: boolean;
  /** RFC 3339. */
  readonly joinedAt: string;
}
