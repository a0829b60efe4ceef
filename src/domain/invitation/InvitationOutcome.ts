import type { FieldError } from '../failure/FieldError.ts';
import type { Invitation } from './Invitation.ts';

/** What became of one invitation among several; `row` is its place among those that were sent, from 0. */
export type InvitationOutcome =
  | { readonly row: number; readonly invitation: Invitation }
  | { readonly row: number; readonly errors: readonly FieldError[] };
