import type { ServiceIdentifier } from 'inversify';
import type { Member } from '../../domain/company/Member.ts';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { MemberRegister } from './MemberRegister.ts';
import { memberLists } from './memberLists.ts';

export interface Removal {
  readonly member: Pick<Member, 'userId' | 'version'>;
  readonly question: Question;
}

/** Returns whether they were removed. */
export type RemoveMember = (removal: Removal) => Promise<boolean>;
export const RemoveMember: ServiceIdentifier<RemoveMember> = Symbol('RemoveMember');

/** Removes a member, or oneself, after asking. */
export const removeMember =
  (members: MemberRegister, dialogs: Dialogs, changes: RecordChanges): RemoveMember =>
  async ({ member, question }) => {
    if (!(await dialogs.ask(question))) return false;
    await writeAndPublish(changes, memberLists, () => members.remove(member));
    return true;
  };
