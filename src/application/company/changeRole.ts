import type { ServiceIdentifier } from 'inversify';
import type { Member } from '../../domain/company/Member.ts';
import type { Role } from '../../domain/company/Role.ts';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { MemberRegister } from './MemberRegister.ts';
import { memberLists } from './memberLists.ts';

export interface RoleChange {
  readonly member: Pick<Member, 'userId' | 'version'>;
  readonly role: Role;
  /** Asked first, for changes that are hard to undo. */
  readonly question?: Question | undefined;
}

/** Returns whether the role was changed. */
export type ChangeRole = (change: RoleChange) => Promise<boolean>;
export const ChangeRole: ServiceIdentifier<ChangeRole> = Symbol('ChangeRole');

/** Changes a member's role. */
export const changeRole =
  (members: MemberRegister, dialogs: Dialogs, changes: RecordChanges): ChangeRole =>
  async ({ member, role, question }) => {
    if (question && !(await dialogs.ask(question))) return false;
    await writeAndPublish(changes, memberLists, () => members.changeRole(member, role));
    return true;
  };
