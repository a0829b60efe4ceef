import { sql, type Kysely, type Transaction } from 'kysely';

export interface AllCompanies<Tables> {
  readonly db: Kysely<Tables>;
}

/** Does work on the rows of all companies, in a transaction. */
export const amidAllCompanies = <Tables, Result>(
  { db }: AllCompanies<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.operations', 'on', true)`.execute(tx);
    return work(tx);
  });
