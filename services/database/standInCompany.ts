import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Lets the rest of a transaction that is behind the wall see the rows of a company. */
export const standInCompany = (tx: Transaction<Tables>, companyId: string): Promise<unknown> =>
  sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx);
