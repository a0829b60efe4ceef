import type { ServiceIdentifier } from 'inversify';
import type { Role } from '../../domain/company/Role.ts';
import type { Colleagues } from './Colleagues.ts';
import type { Dialogs, Question } from '../shared/Dialogs.ts';

export interface RoleChange {
  readonly userId: string;
  readonly role: Role;
  /** Asked before, where the change is not easily taken back. */
  readonly question?: Question | undefined;
}

export type ChangeRole = (change: RoleChange) => Promise<void>;
export const ChangeRole: ServiceIdentifier<ChangeRole> = Symbol('ChangeRole');

/** Gives somebody of the company another role. */
export const changeRole =
  (colleagues: Colleagues, dialogs: Dialogs): ChangeRole =>
  async ({ userId, role, question }) => {
    if (!question || (await dialogs.ask(question))) await colleagues.changeRole(userId, role);
  };
