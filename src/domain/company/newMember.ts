import { writeDraft } from '../record/writeDraft.ts';
import { type MemberDraft, memberFields } from './memberFields.ts';

/** A colleague who is about to be invited, before anything is said of them. */
export const newMember: MemberDraft = { ...writeDraft(memberFields), role: 'dispatcher' };
