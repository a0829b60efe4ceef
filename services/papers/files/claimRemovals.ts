import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';

/** The call to the storage gives up long before, so whoever took a removal on this long ago is dead, or has failed and left it. */
const claimLasts = sql`interval '1 minute'`;

/**
 * Takes on to remove some of the files that may be removed, so that no other clean-up does. The second one could come late, when
 * the file was already removed and its document moved out again, and would take the new object. Measured by the database's clock,
 * because that of another process may differ.
 */
export async function claimRemovals(tx: Transaction<Tables>, most: number) {
  const free = tx
    .selectFrom('unowned_file')
    .select('document_id')
    .where('upload_began_at', 'is', null)
    .where((is) =>
      is.or([
        is('removal_began_at', 'is', null),
        is('removal_began_at', '<', sql<Date>`now() - ${claimLasts}`),
        is('removal_began_at', '>', sql<Date>`now() + ${claimLasts}`),
      ]),
    )
    .limit(most)
    .forUpdate()
    .skipLocked();
  return tx
    .updateTable('unowned_file')
    .set({ removal_began_at: sql<Date>`now()` })
    .where('document_id', 'in', free)
    .returning(['document_id', 'company_id', 'removal_began_at'])
    .execute();
}
