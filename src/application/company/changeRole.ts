import type { ServiceIdentifier } from 'inversify';
import type { Role } from '../../domain/company/Role.ts';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndTell } from '../shared/writeAndTell.ts';
import type { Colleagues } from './Colleagues.ts';
import { memberLists } from './memberLists.ts';

export interface RoleChange {
  readonly userId: string;
  readonly role: Role;
  /** Asked first, for changes that are hard to undo. */
  readonly question?: Question | undefined;
}

/** Returns whether the role was changed. */
export type ChangeRole = (change: RoleChange) => Promise<boolean>;
export const ChangeRole: ServiceIdentifier<ChangeRole> = Symbol('ChangeRole');

/** Changes a member's role. */
export const changeRole =
  (colleagues: Colleagues, dialogs: Dialogs, changes: RecordChanges): ChangeRole =>
  async ({ userId, role, question }) => {
    if (question && !(await dialogs.ask(question))) return false;
    await writeAndTell(changes, memberLists, () => colleagues.changeRole(userId, role));
    return true;
  };
