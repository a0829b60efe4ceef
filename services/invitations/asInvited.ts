import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/**
 * Runs `work` in a transaction that sees one invitation, whichever company it is of, and of companies who sent it and the
 * brands, which are public. It may write that one invitation, and only as opened; whoever then shows the right code stands in
 * the company (`setCompany`).
 */
export const asInvited = <Result>(
  db: Kysely<Tables>,
  invitationId: string,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.invitation_id', ${invitationId}, true), set_config('role', 'app_member', true)`.execute(
      tx,
    );
    return work(tx);
  });
