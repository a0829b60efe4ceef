import type { Transaction } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import type { InvitationRow } from './InvitationRow.ts';

/** Makes an invitation what it was before a sending that failed, unless somebody changed it since. */
export async function putBack(
  tx: Transaction<Tables>,
  sent: InvitationRow,
  earlier: InvitationRow,
  now: Date,
): Promise<void> {
  const { status, opened_at, code, tries, send_count, last_sent_at, expires_at } = earlier;
  await tx
    .updateTable('invitation')
    .set({
      status,
      opened_at,
      code,
      tries,
      send_count,
      last_sent_at,
      expires_at,
      updated_at: now,
      version: sent.version + 1,
    })
    .where('id', '=', sent.id)
    .where('version', '=', sent.version)
    .execute();
}
