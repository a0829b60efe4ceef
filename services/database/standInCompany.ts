import { sql, type QueryExecutorProvider } from 'kysely';

/** Lets the rest of a transaction that is behind the wall see the rows of a company. */
export const standInCompany = (tx: QueryExecutorProvider, companyId: string): Promise<unknown> =>
  sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx);
