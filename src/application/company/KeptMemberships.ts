import type { ServiceIdentifier } from 'inversify';
import type { Membership } from '../../domain/company/Membership.ts';

/** The companies of the signed-in user as last read in this tab, until the session ends. */
export interface KeptMemberships {
  /** Undefined if nothing readable is kept for the user. Never throws. */
  find(userId: string): readonly Membership[] | undefined;
  keep(userId: string, memberships: readonly Membership[]): void;
}
export const KeptMemberships: ServiceIdentifier<KeptMemberships> = Symbol('KeptMemberships');
