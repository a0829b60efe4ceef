import type { ServiceIdentifier } from 'inversify';
import type { Colleagues } from './Colleagues.ts';
import type { Dialogs, Question } from '../shared/Dialogs.ts';

export interface Removal {
  readonly userId: string;
  readonly question: Question;
}

export type RemoveMember = (removal: Removal) => Promise<void>;
export const RemoveMember: ServiceIdentifier<RemoveMember> = Symbol('RemoveMember');

/** Takes somebody out of the company once the person has said yes. */
export const removeMember =
  (colleagues: Colleagues, dialogs: Dialogs): RemoveMember =>
  async ({ userId, question }) => {
    if (await dialogs.ask(question)) await colleagues.remove(userId);
  };
