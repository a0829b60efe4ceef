import { sql, type Kysely } from 'kysely';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { Refusal } from '../web/Refusal.ts';

const fields: Readonly<Record<string, string>> = { invitation_live_phone: 'phone', invitation_live_email: 'email' };

/** Turns a unique violation into a refusal: the phone number or address already has an open invitation. */
export function refuseDuplicate(error: unknown): never {
  const field = fields[uniqueViolation(error) ?? ''];
  if (field === undefined) throw error;
  throw new Refusal(422, 'This driver already has an open invitation. Send that one again, or revoke it first.', {
    errors: [refusedField(field, 'invitedAlready')],
  });
}

/**
 * Marks overdue invitations for this phone number or email address as expired, because the database allows only one open
 * invitation for each per company.
 */
export async function expireOverdue(
  db: Kysely<Tables>,
  companyId: string,
  contact: { readonly phone: string | null; readonly email: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('invitation')
    .set((is) => ({ status: 'expired', updated_at: now, version: is('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`status in ('pending', 'opened')`)
    .where('expires_at', '<=', now)
    .where((is) => is.or([is('phone', '=', contact.phone), is('email', '=', contact.email)]))
    .execute();
}
