import type { InvitationDraft } from './InvitationDraft.ts';
import type { InvitationProblems } from './InvitationProblem.ts';

/** An invitation among several, with the line it was read from, counted from 1. */
export interface InvitationRow {
  readonly line: number;
  readonly draft: InvitationDraft;
  readonly problems: InvitationProblems;
}
