import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Refuses with 422 to leave anybody but an invited driver without a phone number. */
export function refuseWithoutPhone(phone: string | null): void {
  if (phone !== null) return;
  throw new Refusal(422, 'Some fields are not right.', { errors: [refusedField('phone', 'required')] });
}
