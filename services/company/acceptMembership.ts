import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Records a member's first access to the company. From then on other members see their own name. */
export const acceptMembership = (db: Kysely<Tables>, userId: string, companyId: string, now: Date) =>
  db
    .updateTable('membership')
    .set({ accepted_at: now })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .execute();
