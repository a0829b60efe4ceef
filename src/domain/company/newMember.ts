import { writeDraft } from '../record/writeDraft.ts';
import { type MemberDraft, memberFields } from './memberFields.ts';

/** Empty draft of a new member. */
export const newMember: MemberDraft = { ...writeDraft(memberFields), role: 'dispatcher' };
