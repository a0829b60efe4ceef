import type { ServiceIdentifier } from 'inversify';
import type { Role } from '../../domain/company/Role.ts';
import type { Colleagues } from '../ports/Colleagues.ts';

export interface RoleChange {
  readonly userId: string;
  readonly role: Role;
}

export type ChangeRole = (change: RoleChange) => Promise<void>;
export const ChangeRole: ServiceIdentifier<ChangeRole> = Symbol('ChangeRole');

export const changeRole =
  (colleagues: Colleagues): ChangeRole =>
  ({ userId, role }) =>
    colleagues.changeRole(userId, role);
