import { sql, type QueryExecutorProvider } from 'kysely';

/** Switches the company whose rows a transaction under row-level security can see. */
export const setCompany = (tx: QueryExecutorProvider, companyId: string): Promise<unknown> =>
  sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx);
