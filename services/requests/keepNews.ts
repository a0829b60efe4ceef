import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { ChangedLoad } from './changedLoads.ts';
import { loadNews } from './loadNews.ts';

interface Outdated extends ChangedLoad {
  readonly ids: readonly string[];
}

/** After a load was written anew: keeps in short how it changed since the prices of its outdated offers, once for all that saw the same. */
export async function keepNews(tx: Transaction<Tables>, loadId: string): Promise<void> {
  const { rows } = await sql<Outdated>`
    select array_agg(offer.id) as ids, earlier_load as before, content as now
    from offer join load on load.id = load_id
    where load_id = ${loadId}::uuid and offer.status in ('submitted', 'countered') and earlier_load is not null
    group by earlier_load, content`.execute(tx);
  for (const { ids, ...changed } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx
      .updateTable('offer')
      .set({ load_news: JSON.stringify(loadNews(changed)) })
      .where('id', 'in', ids)
      .execute();
  }
}
