import { uniqueViolation } from '../database/uniqueViolation.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

const fields: Readonly<Record<string, string>> = { invitation_live_phone: 'phone', invitation_live_email: 'email' };

/** Turns a unique violation into a refusal: the phone number or address already has an open invitation. */
export function refuseDuplicateInvitation(error: unknown): never {
  const field = fields[uniqueViolation(error) ?? ''];
  if (field === undefined) throw error;
  throw new Refusal(422, 'This trucker has an open invitation already. Resend that one, or revoke it first.', {
    errors: [refusedField(field, 'invitedAlready')],
  });
}
