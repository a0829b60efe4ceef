import type { KeptMemberships } from '../../../src/application/company/KeptMemberships.ts';
import type { Membership } from '../../../src/domain/company/Membership.ts';

/** Keeps memberships of one user in memory. */
export class FakeKeptMemberships implements KeptMemberships {
  #kept: { readonly userId: string; readonly memberships: readonly Membership[] } | undefined;

  find(userId: string): readonly Membership[] | undefined {
    return this.#kept?.userId === userId ? this.#kept.memberships : undefined;
  }

  keep(userId: string, memberships: readonly Membership[]): void {
    this.#kept = { userId, memberships };
  }
}
