import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { isPaper } from './isPaper.ts';
import { papersIn, type PaperScope } from './papersIn.ts';
import { paperStatuses, type PaperStatus } from './PaperStatus.ts';

/** How many papers need something to be done, by what that is. */
export async function countPapers(
  tx: Transaction<Tables>,
  scope: PaperScope,
  now: Date,
): Promise<Readonly<Record<PaperStatus, number>>> {
  const counts = { expired: 0, missing: 0, expiring: 0 };
  for (const status of paperStatuses) {
    // oxlint-disable-next-line no-await-in-loop -- one connection; each count reads only its part of an index
    const { count } = await papersIn(tx, scope)
      .where(isPaper(status, now))
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[status] = count;
  }
  return counts;
}
