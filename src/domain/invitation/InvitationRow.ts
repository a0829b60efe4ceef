import type { FieldError } from '../failure/FieldError.ts';
import type { InvitationDraft } from './invitationFields.ts';
import type { ReadInvitation } from './parseInvitation.ts';

/** An invitation among several, with the lines it was read from, counted from 1. */
export interface InvitationRow {
  readonly line: number;
  readonly lastLine: number;
  readonly draft: InvitationDraft;
  readonly read: ReadInvitation;
  /** Why the service refused it as it stands; undefined when it was not sent as such. */
  readonly refusal?: readonly FieldError[] | undefined;
}
