import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { paperHasStatus } from './paperHasStatus.ts';
import { papersIn, type PaperScope } from './papersIn.ts';
import { paperStatuses, type PaperStatus } from './PaperStatus.ts';

/** Counts the papers that need attention, by status. */
export async function countPapers(
  tx: Transaction<Tables>,
  scope: PaperScope,
  now: Date,
): Promise<Readonly<Record<PaperStatus, number>>> {
  const counts = { expired: 0, missing: 0, expiring: 0 };
  for (const status of paperStatuses) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { count } = await papersIn(tx, scope)
      .where(paperHasStatus(status, now))
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[status] = count;
  }
  return counts;
}
