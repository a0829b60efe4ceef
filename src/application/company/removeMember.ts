import type { ServiceIdentifier } from 'inversify';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndTell } from '../shared/writeAndTell.ts';
import type { Colleagues } from './Colleagues.ts';
import { memberLists } from './memberLists.ts';

export interface Removal {
  readonly userId: string;
  readonly question: Question;
}

/** Answers whether they were removed. */
export type RemoveMember = (removal: Removal) => Promise<boolean>;
export const RemoveMember: ServiceIdentifier<RemoveMember> = Symbol('RemoveMember');

/** Takes somebody out of the company, or oneself, once the person has said yes. */
export const removeMember =
  (colleagues: Colleagues, dialogs: Dialogs, changes: RecordChanges): RemoveMember =>
  async ({ userId, question }) => {
    if (!(await dialogs.ask(question))) return false;
    await writeAndTell(changes, memberLists, () => colleagues.remove(userId));
    return true;
  };
