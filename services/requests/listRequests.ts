import { sql, type RawBuilder, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { readLongPage } from '../database/readLongPage.ts';
import { dayField } from '../fields/dayField.ts';
import { likePattern } from '../fields/likePattern.ts';
import { listQuery } from '../fields/listQuery.ts';
import { requestStatuses, type RequestStatus } from '../freight/request/requestStatus.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { isLiveOffer, isOfferToDecide } from './isLiveOffer.ts';
import { laneField, onLane } from './laneFilter.ts';
import { pickedUpBetween } from './pickupDays.ts';
import { toRequestAnswers } from './requestAnswers.ts';
import type { RequestRow } from './RequestTables.ts';

/** What the list of requests may be sorted and filtered by. Days are those of the first pickup, in its zone. */
export const requestQuery = listQuery(['pickup', 'decisionBy', 'createdAt', 'reference'], 'pickup', {
  status: v.optional(v.picklist(requestStatuses)),
  from: v.optional(dayField),
  to: v.optional(dayField),
  /** Only open ones with an offer that the shipper can accept, with a live one, or without. */
  offers: v.optional(v.picklist(['toDecide', 'live', 'none'])),
  /** Only open ones that end within a day. */
  ends: v.optional(v.picklist(['soon'])),
  lane: v.optional(laneField),
});

type RequestQuery = v.InferOutput<typeof requestQuery>;

const columns = {
  pickup: sql<Date>`pickup_at`,
  decisionBy: sql<Date>`decision_by`,
  createdAt: sql<Date>`created_at`,
  reference: sql<string>`reference_key`,
} as const satisfies Record<RequestQuery['sort']['by'], RawBuilder<unknown>>;

/** `requestStatusAt` in SQL. */
const statusAt = (now: Date): RawBuilder<RequestStatus> =>
  sql<RequestStatus>`case when status = 'open' and ends_at <= ${now}::timestamptz then 'expired' else status end`;

/** Whether a request has an offer of this kind. */
const hasOffer = (kind: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`exists (
  select from offer where offer.load_id = shipment_request.id and ${kind})`;

const soonMs = 24 * 60 * 60_000;

/** Whether an open one ends within a day. */
const endsSoon = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`ends_at <= ${new Date(now.getTime() + soonMs)}::timestamptz`;

/** One page of the company's requests, with the total. */
export function listRequests({ db, clock }: Services, { companyId, userId }: Member, query: RequestQuery) {
  const { page, size, q, status, from, to, lane, offers, ends } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, companyId, userId, (tx) => {
    let found = tx.selectFrom('shipment_request').where('company_id', '=', companyId);
    if (q !== '') found = found.where(sql<boolean>`search like ${likePattern(q)}`);
    if (status !== undefined) found = found.where(statusAt(now), '=', status);
    if (from !== undefined || to !== undefined) found = found.where(pickedUpBetween({ from, to }));
    if (lane !== undefined) found = found.where(onLane(lane));
    if (offers !== undefined || ends !== undefined) found = found.where(statusAt(now), '=', 'open');
    if (offers === 'toDecide') found = found.where(hasOffer(isOfferToDecide(now)));
    else if (offers !== undefined) found = found.where(hasOffer(isLiveOffer(now)), '=', offers === 'live');
    if (ends !== undefined) found = found.where(endsSoon(now));
    const reading = {
      found: found.selectAll(),
      weighed: found.select([
        'id',
        'pickup_at',
        'decision_by',
        'created_at',
        'reference_key',
        sql<number>`pg_column_size(content)`.as('bytes'),
      ]),
      byIds: (own: Transaction<Tables>, ids: readonly string[]) =>
        own
          .selectFrom('shipment_request')
          .selectAll()
          .where('company_id', '=', companyId)
          .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
          .execute(),
      answers: (own: Transaction<Tables>, rows: readonly RequestRow[]) => toRequestAnswers(own, rows, now),
      anew: <Result>(work: (own: Transaction<Tables>) => Promise<Result>) => inCompany(db, companyId, userId, work),
    };
    return readLongPage(tx, reading, { page, size, column: columns[by], direction });
  });
}

/** Counts the company's requests by their status at this moment, and the open ones by what is to do. */
export const countRequests = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    const own = tx.selectFrom('shipment_request').where('company_id', '=', companyId);
    const byStatus = await countByStatus(tx, own.select(statusAt(now).as('status')), requestStatuses);
    const open = own
      .where(statusAt(now), '=', 'open')
      .select([
        hasOffer(isLiveOffer(now)).as('has_offer'),
        hasOffer(isOfferToDecide(now)).as('to_decide'),
        endsSoon(now).as('ends_soon'),
      ]);
    const { rows } = await sql<{ toDecide: number; unanswered: number; endingSoon: number }>`
      select count(*) filter (where to_decide) as "toDecide", count(*) filter (where not has_offer) as unanswered,
        count(*) filter (where ends_soon) as "endingSoon"
      from ${open} open`.execute(tx);
    const { toDecide = 0, unanswered = 0, endingSoon = 0 } = rows[0] ?? {};
    return { ...byStatus, toDecide, unanswered, endingSoon };
  });
