import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Refuses a missing phone number with 422. Only invited drivers may have none. */
export function requirePhone(phone: string | null): void {
  if (phone !== null) return;
  throw new Refusal(422, 'Some fields are not right.', { errors: [refusedField('phone', 'required')] });
}
