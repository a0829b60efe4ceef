import type { ServiceIdentifier } from 'inversify';
import type { Membership } from '../../domain/company/Membership.ts';
import type { CompanyDirectory } from './CompanyDirectory.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type ListMemberships = () => Promise<readonly Membership[]>;
export const ListMemberships: ServiceIdentifier<ListMemberships> = Symbol('ListMemberships');

/** The companies the signed-in user belongs to, of every brand and audience (seed §7). */
export const listMemberships =
  (directory: CompanyDirectory, store: SessionStore): ListMemberships =>
  async () => {
    const { user } = store.read();
    return user ? directory.membershipsOf(user.id) : [];
  };
