import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { closedReasons } from '../freight/offer/offerStatus.ts';
import { outlastsRequest } from './isLiveOffer.ts';

interface Close {
  /** A condition on rows of `offer`. */
  readonly where: RawBuilder<unknown>;
  readonly reason: (typeof closedReasons)[number];
  /** Kept beside the reason, and never told. */
  readonly note?: string;
}

/** Ends the offers that wait and of which the condition holds, with a reason. Those that expired by themselves are written down as expired. */
export const closeOffers = (tx: QueryExecutorProvider, { where, reason, note }: Close, now: Date): Promise<unknown> =>
  sql`
    update offer set version = version + 1, updated_at = ${now}::timestamptz, earlier_load = null,
      status = case when ${outlastsRequest(now)} then 'rejected' else 'expired' end,
      closed_reason = case when ${outlastsRequest(now)} then ${reason}::text end,
      closed_note = case when ${outlastsRequest(now)} then ${note ?? null}::text end
    where offer.status in ('submitted', 'countered') and ${where}`.execute(tx);

/** The offers for a request. */
export const forRequest = (id: string): RawBuilder<unknown> => sql`offer.load_id = ${id}::uuid`;
