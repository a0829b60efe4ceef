import { Refusal } from '../web/Refusal.ts';

/** Refuses with 422 to leave anybody but an invited driver without a phone number. */
export function refuseWithoutPhone(phone: string | null): void {
  if (phone !== null) return;
  throw new Refusal(422, 'Some fields are not right.', { errors: [{ field: 'phone', message: 'must not be empty' }] });
}
