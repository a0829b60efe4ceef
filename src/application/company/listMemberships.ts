import type { ServiceIdentifier } from 'inversify';
import type { Membership } from '../../domain/company/Membership.ts';
import { isUnreachable } from '../../domain/failure/isUnreachable.ts';
import type { CompanyDirectory } from './CompanyDirectory.ts';
import type { KeptMemberships } from './KeptMemberships.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type ListMemberships = () => Promise<readonly Membership[]>;
export const ListMemberships: ServiceIdentifier<ListMemberships> = Symbol('ListMemberships');

/**
 * The companies the signed-in user belongs to, of every brand and audience (seed §7). Without the network those last read,
 * so that a reload still leads to the work that waits in this browser.
 */
export const listMemberships =
  (directory: CompanyDirectory, kept: KeptMemberships, store: SessionStore): ListMemberships =>
  async () => {
    const { user } = store.read();
    if (!user) return [];
    try {
      const memberships = await directory.membershipsOf(user.id);
      if (store.read().user?.id === user.id) kept.keep(user.id, memberships);
      return memberships;
    } catch (error) {
      const last = isUnreachable(error) ? kept.find(user.id) : undefined;
      if (!last) throw error;
      return last;
    }
  };
