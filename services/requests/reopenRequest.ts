import { sql, type Transaction } from 'kysely';
import { offerMoves } from '../freight/offer/offerMoves.ts';
import { reopenedUntil } from '../freight/request/reopenedUntil.ts';
import { requestStatusAt } from '../freight/request/requestStatus.ts';
import type { Tables } from '../Tables.ts';
import { listedColumns } from './listedColumns.ts';
import { listLoad } from './publishLoad.ts';
import type { RequestRow } from './RequestTables.ts';

/** Until when to decide again. */
function newDeadline({ decision_by: decisionBy, content }: RequestRow, now: Date): Date {
  const windowEnd = content.stops[0]?.window?.to;
  return reopenedUntil(decisionBy, windowEnd === undefined || windowEnd === null ? null : new Date(windowEnd), now);
}

/**
 * Opens an awarded request again whose carrier fell off, in the transaction that cancels the shipment, as its shipper and under its lock.
 * Offers of the last round that stand by can be accepted at once. Once its first window has ended it has expired, and they stay closed.
 */
export async function reopenRequest(
  tx: Transaction<Tables>,
  request: RequestRow,
  how: 'given_back' | 'taken_back',
  now: Date,
): Promise<void> {
  const { km, km_method: method } = request;
  const content = { ...request.content, decisionBy: newDeadline(request, now).toISOString() };
  const { ends_at, decision_by, content: written } = listedColumns(content, { km: km ?? 0, method: 'estimate' });
  await endAwardedOffer(tx, request.id, how, now);
  const row = await tx
    .updateTable('shipment_request')
    .set({
      content: written,
      ends_at,
      decision_by,
      km,
      km_method: method,
      status: 'open',
      recovering: true,
      awarded_offer_id: null,
      shipment_id: null,
      updated_at: now,
      version: request.version + 1,
    })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await listLoad(tx, row, now);
  if (requestStatusAt(row, now) === 'open') await standBy(tx, row, now);
}

const endAwardedOffer = (tx: Transaction<Tables>, id: string, how: 'given_back' | 'taken_back', now: Date) =>
  tx
    .updateTable('offer')
    .set((is) => ({
      status: how === 'given_back' ? ('withdrawn' as const) : ('rejected' as const),
      closed_reason: how === 'given_back' ? null : 'other',
      updated_at: now,
      version: is('version', '+', 1),
    }))
    .where('load_id', '=', id)
    .where('status', 'in', offerMoves.fallOff)
    .execute();

/** Offers that were not selected and stand by are live again at their old price, but for those of fleets that were blocked since. */
const standBy = (tx: Transaction<Tables>, { id, published_at: publishedAt }: RequestRow, now: Date) =>
  sql`
  update offer set status = 'submitted', closed_reason = null, counter_minor = null, counter_until = null,
    updated_at = ${now}::timestamptz, version = version + 1
  where id in (
    select distinct on (company_id) id from offer
    where load_id = ${id}::uuid and status = 'rejected' and closed_reason = 'not_selected' and stand_by
      and valid_until > ${now}::timestamptz and created_at >= ${publishedAt}::timestamptz
      and not exists (select from carrier_relation where carrier_id = offer.company_id and blocked_at is not null)
    order by company_id, created_at desc, id)`.execute(tx);

/** Ends an awarded request together with its shipment, as its shipper and under its lock. */
export const endAwarded = (tx: Transaction<Tables>, { id, version }: RequestRow, reason: string, now: Date) =>
  tx
    .updateTable('shipment_request')
    .set({ status: 'cancelled', cancel_reason: reason, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
