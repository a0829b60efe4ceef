import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { LongWorks } from '../../web/turns/LongWorks.ts';
import type { CheckedRow } from './checkRow.ts';
import { differingColumns } from './differingColumns.ts';
import type { ImportColumn } from './importColumns.ts';

/** Requests are read so many at a time: some have 115 kB. */
const piece = 20;

interface Known {
  readonly row: CheckedRow;
  /** Of the request that has its reference. */
  readonly id: string;
}

interface Reading {
  readonly inOwn: <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  readonly works: LongWorks;
}

const contentsOf = async (tx: Transaction<Tables>, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('shipment_request')
    .select(['id', 'content'])
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
};

/** The columns in which rows say something else than the requests of their references. */
export async function differingRows(
  known: readonly Known[],
  { inOwn, works }: Reading,
): Promise<ReadonlyMap<CheckedRow, readonly ImportColumn[]>> {
  const differing = new Map<CheckedRow, readonly ImportColumn[]>();
  for (let at = 0; at < known.length; at += piece) {
    const some = known.slice(at, at + piece);
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    const contents = await inOwn((tx) =>
      contentsOf(
        tx,
        some.map(({ id }) => id),
      ),
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    await works.each(some, ({ row, id }) => {
      const content = contents.get(id);
      if (row.content && content) differing.set(row, differingColumns(row.cells, row.content, content));
    });
  }
  return differing;
}
