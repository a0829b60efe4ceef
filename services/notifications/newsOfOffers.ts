import type { Transaction } from 'kysely';
import type { LoadNews } from '../freight/request/LoadNews.ts';
import { loadNews } from '../requests/loadNews.ts';
import type { Tables } from '../Tables.ts';

/** How the loads of these offers changed, for those that wait for their fleet to confirm its price. In its transaction. */
export async function newsOfOffers(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LoadNews>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('offer')
    .innerJoin('load', 'load.id', 'offer.load_id')
    .select(['offer.id', 'offer.earlier_load', 'load.content'])
    .where('offer.id', 'in', [...new Set(ids)])
    .where('offer.earlier_load', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, earlier_load: before, content }) => {
      const news = before && loadNews(before, content);
      return news && news.parts.length > 0 ? [[id, news] as const] : [];
    }),
  );
}
