import { sql, type QueryExecutorProvider } from 'kysely';
import { isLiveOffer } from './isLiveOffer.ts';

/** Before the load is written anew, marks the live offers of a request as made before these parts of it changed: their fleets must confirm or reprice them. */
export const outdateOffers = (
  tx: QueryExecutorProvider,
  requestId: string,
  changed: readonly string[],
  now: Date,
): Promise<unknown> =>
  sql`
    update offer set version = version + 1, updated_at = ${now}::timestamptz,
      earlier_load = coalesce(earlier_load, (select content from load where load.id = load_id)),
      changes = (select array_agg(distinct part order by part) from unnest(changes || ${sql.val(changed)}::text[]) part)
    where load_id = ${requestId}::uuid and ${isLiveOffer(now)}`.execute(tx);
