import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Runs `work` in a transaction under row-level security that can see one tracking link and the public brands. */
export const asTracker = <Result>(
  db: Kysely<Tables>,
  codeDigest: string,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tracking_digest', ${codeDigest}, true), set_config('role', 'app_member', true)`.execute(
      tx,
    );
    return work(tx);
  });
