import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/**
 * Runs `work` in a transaction under row-level security that can see one invitation, its company and the public brands. It may
 * only mark the invitation as opened. Once the code is verified, `setCompany` gives it access to the company.
 */
export const asInvitee = <Result>(
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
