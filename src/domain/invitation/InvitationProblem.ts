import type { Problem } from '../form/Problem.ts';
import type { InvitationDraft } from './InvitationDraft.ts';

/** What can be wrong with a field of an invitation; the words stand in the text catalogue. */
export type InvitationProblem = Problem | 'contact' | 'message-long' | 'twice';

/** The problem of each field that has one; empty when the invitation may be sent. */
export type InvitationProblems = Readonly<Partial<Record<keyof InvitationDraft, InvitationProblem>>>;
