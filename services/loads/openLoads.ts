import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Loads that are open now, meant for the transaction's fleet (the policies see to that) and not declined by it. */
export const openLoads = (tx: Transaction<Tables>, companyId: string, now: Date) =>
  tx
    .selectFrom('load')
    .where(sql<boolean>`brand_id = (select current_market())`)
    .where(sql<boolean>`is_open`)
    .where('ends_at', '>', now)
    .where(
      // Looked up in a table in memory, however many were declined.
      sql<boolean>`id not in (select load_id from load_decline where load_decline.company_id = ${companyId}::uuid)`,
    );
