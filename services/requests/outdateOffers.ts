import { sql, type QueryExecutorProvider } from 'kysely';
import { isLiveOffer } from './isLiveOffer.ts';

/** Marks the live offers of a request as made before these parts of it changed: their fleets must confirm or reprice them. */
export const outdateOffers = (
  tx: QueryExecutorProvider,
  requestId: string,
  changed: readonly string[],
  now: Date,
): Promise<unknown> =>
  sql`
    update offer set version = version + 1, updated_at = ${now}::timestamptz,
      changes = (select array_agg(distinct part order by part) from unnest(changes || ${sql.val(changed)}::text[]) part)
    where load_id = ${requestId}::uuid and ${isLiveOffer(now)}`.execute(tx);
