import { sql, type Kysely, type Transaction } from 'kysely';

/**
 * Runs `work` in one transaction behind the company wall: as role `app_member`, whom row-level security
 * shows only rows of `app.company_id`. Role and settings end with the transaction.
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
