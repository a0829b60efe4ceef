import type { Transaction } from 'kysely';
import { isOutdatedAt } from '../freight/offer/offerStatus.ts';
import type { LoadNews } from '../freight/request/LoadChange.ts';
import type { Tables } from '../Tables.ts';
import { changedLoads } from './changedLoads.ts';
import { loadNews } from './loadNews.ts';

type News = ReadonlyMap<string, readonly LoadNews[]>;

/** How the loads of these offers changed in short, as `changedLoads` says at length. What was kept before `keepNews` is compared now. */
export async function newsOfOffers(tx: Transaction<Tables>, ids: readonly string[], at: Date): Promise<News> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('offer')
    .innerJoin('load', 'load.id', 'offer.load_id')
    .select(['offer.id', 'status', 'valid_until', 'counter_until', 'open_until', 'changes', 'load_news'])
    .where('offer.id', 'in', [...new Set(ids)])
    .where('earlier_load', 'is not', null)
    .execute();
  const outdated = rows.filter((row) => isOutdatedAt(row, at));
  const unkept = outdated.flatMap(({ id, load_news: kept }) => (kept ? [] : [id]));
  const compared = await changedLoads(tx, unkept, at);
  return new Map([
    ...outdated.flatMap(({ id, load_news: kept }) => (kept ? [[id, kept] as const] : [])),
    ...[...compared].map(([id, changed]) => [id, loadNews(changed)] as const),
  ]);
}
