import type { Transaction } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import { apart } from '../database/apart.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';

/** What people wait to be told of: records of one kind. */
export interface News {
  /** For the log. */
  readonly of: string;
  readonly atOnce: number;
  /** Locks those that are due, `atOnce` of them at most and without some. Returns their ids. */
  due(tx: Transaction<Tables>, now: Date, but: readonly string[]): Promise<readonly string[]>;
  /** Tells of those that were locked. */
  tell(tx: Transaction<Tables>, now: Date, ids: readonly string[]): Promise<unknown>;
}

/**
 * Tells of all records that are due, a bounded part in each transaction. Several processes share the work. One that fails is logged and
 * stays due, and stops no other.
 */
export async function tellEach(services: Pick<Services, 'db' | 'clock' | 'log'>, news: News): Promise<void> {
  const failed: string[] = [];
  const some = () =>
    amidAllCompanies(services, async (tx) => {
      const now = services.clock.now();
      const ids = await news.due(tx, now, failed);
      if (ids.length === 0) return false;
      if (await apart(tx, () => news.tell(tx, now, ids))) {
        for (const id of ids) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          const failure = await apart(tx, () => news.tell(tx, now, [id]));
          if (!failure) continue;
          services.log.error('news not told', failure.error, { [news.of]: id });
          failed.push(id);
        }
      }
      return ids.length === news.atOnce;
    });
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (await some()) continue;
}
