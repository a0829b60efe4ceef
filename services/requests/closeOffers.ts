import { sql, type QueryExecutorProvider } from 'kysely';
import type { closedReasons } from '../freight/offer/offerStatus.ts';

/** Ends the live offers of a request with a reason, except one. Those that expired by the clock are written down as expired. */
export const closeOffers = (
  tx: QueryExecutorProvider,
  requestId: string,
  reason: (typeof closedReasons)[number],
  now: Date,
  except: string | null = null,
): Promise<unknown> =>
  sql`
    update offer set version = version + 1, updated_at = ${now}::timestamptz,
      status = case when ends <= ${now}::timestamptz then 'expired' else 'rejected' end,
      closed_reason = case when ends <= ${now}::timestamptz then null else ${reason}::text end
    from (select id as live_id, case when status = 'countered' then counter_until else valid_until end as ends from offer
      where load_id = ${requestId}::uuid and status in ('submitted', 'countered')) live
    where id = live_id and id is distinct from ${except}::uuid`.execute(tx);
