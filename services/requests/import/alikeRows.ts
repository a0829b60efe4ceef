import type { Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { LongWorks } from '../../web/turns/LongWorks.ts';
import { openAlike } from '../openAlike.ts';
import { postingOf } from '../postingOf.ts';
import type { CheckedRow } from './checkRow.ts';

interface Alike {
  /** Null for an earlier row of the table. */
  readonly id: string | null;
  readonly reference: string;
}

interface Reading {
  readonly inOwn: <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  readonly works: LongWorks;
  readonly companyId: string;
  readonly now: Date;
}

/** What the rows of a table look like that would be published at `now`: an open request of the company, or else an earlier row. */
export async function alikeRows(
  rows: readonly CheckedRow[],
  { inOwn, works, companyId, now }: Reading,
): Promise<ReadonlyMap<CheckedRow, Alike>> {
  const keyed: { readonly row: CheckedRow; readonly key: string }[] = [];
  await works.each(rows, (row) => {
    const key = row.content ? postingOf(row.content) : null;
    if (key !== null) keyed.push({ row, key });
  });
  const keys = keyed.map(({ key }) => key);
  const open = keys.length === 0 ? [] : await inOwn((tx) => openAlike(tx, companyId, keys, now));
  const seen = new Map<string, Alike>(open.map(({ id, reference, posting_key: key }) => [key, { id, reference }]));
  const found = new Map<CheckedRow, Alike>();
  for (const { row, key } of keyed) {
    const alike = seen.get(key);
    if (alike) found.set(row, alike);
    else seen.set(key, { id: null, reference: row.reference ?? '' });
  }
  return found;
}
