import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { CheckedRow } from './checkRow.ts';
import { differingColumns } from './differingColumns.ts';
import type { ImportColumn } from './importColumns.ts';

/** So many requests are read at once: the largest have some 115 kB each. */
const piece = 20;

/** By row, the columns in which it says something else than the request that is there. Each row comes with the id of that. */
export async function readDifferences(
  rows: readonly (readonly [CheckedRow, string])[],
  inOwn: <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => Promise<Result>,
): Promise<ReadonlyMap<CheckedRow, readonly ImportColumn[]>> {
  const found = new Map<CheckedRow, readonly ImportColumn[]>();
  for (let at = 0; at < rows.length; at += piece) {
    const some = rows.slice(at, at + piece);
    const ids = some.map(([, id]) => id);
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    const requests = await inOwn((tx) =>
      tx
        .selectFrom('shipment_request')
        .select(['id', 'content'])
        .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
        .execute(),
    );
    const contents = new Map(requests.map(({ id, content }) => [id, content]));
    for (const [row, id] of some) {
      const content = contents.get(id);
      if (row.content && content) found.set(row, differingColumns(row.cells, row.content, content));
    }
  }
  return found;
}
