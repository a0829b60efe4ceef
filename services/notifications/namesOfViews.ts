import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Names of saved views that the transaction's person may open. */
export async function namesOfViews(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('list_view')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
