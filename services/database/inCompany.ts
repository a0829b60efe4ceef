import { sql, type Kysely, type Transaction } from 'kysely';

/**
 * Runs `work` in a transaction as role `app_member`, for which row-level security shows only the rows of `app.company_id`.
 * Role and settings are reset when the transaction ends.
 */
export function inCompany<Tables, Result>(
  db: Kysely<Tables>,
  companyId: string,
  userId: string,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${companyId}, true), set_config('app.user_id', ${userId}, true),
      set_config('role', 'app_member', true)`.execute(tx);
    return work(tx);
  });
}
