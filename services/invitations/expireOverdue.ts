import { sql, type Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

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
