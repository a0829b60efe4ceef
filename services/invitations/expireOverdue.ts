import { sql, type Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/**
 * Writes down that an open invitation for this phone number or address has expired, before another one takes its place: the
 * database lets each have one open invitation in a company.
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
