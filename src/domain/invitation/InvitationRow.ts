import type { FieldError } from '../failure/FieldError.ts';
import type { InvitationDraft } from './invitationFields.ts';
import type { ReadInvitation } from './parseInvitation.ts';

/** An invitation in a batch and the lines it was read from, counted from 1. */
export interface InvitationRow {
  readonly line: number;
  readonly lastLine: number;
  readonly draft: InvitationDraft;
  readonly read: ReadInvitation;
  /** Why the service refused this very content; undefined if it has not been sent. */
  readonly refusal?: readonly FieldError[] | undefined;
}
