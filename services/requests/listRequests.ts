import { sql, type RawBuilder, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { readIndexesAlone } from '../database/readIndexesAlone.ts';
import { readLongPage } from '../database/readLongPage.ts';
import { dayField } from '../fields/dayField.ts';
import { hasWords } from '../fields/hasWords.ts';
import { listQuery } from '../fields/listQuery.ts';
import { requestStatuses, type RequestStatus } from '../freight/request/requestStatus.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { isAwardedToday } from './isAwardedToday.ts';
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
  /** Only open ones to be picked up within a day, or by now. */
  pickup: v.optional(v.picklist(['soon'])),
  /** Only those awarded on the day that it is, by the clock at the first pickup. */
  awarded: v.optional(v.picklist(['today'])),
  lane: v.optional(laneField),
});

type RequestQuery = v.InferOutput<typeof requestQuery>;

const columns = {
  pickup: sql<Date>`pickup_at`,
  decisionBy: sql<Date>`decision_by`,
  createdAt: sql<Date>`created_at`,
  reference: sql<string>`reference_key`,
} as const satisfies Record<RequestQuery['sort']['by'], RawBuilder<unknown>>;

/** Whether a request has a status at `now`: `requestStatusAt` in SQL, so that an index finds those with the status that is written. */
const hasStatus = (status: RequestStatus, now: Date): RawBuilder<boolean> => {
  const isOver = sql<boolean>`ends_at <= ${now}::timestamptz`;
  if (status === 'expired') return sql<boolean>`(status in ('expired', 'open') and (status = 'expired' or ${isOver}))`;
  return status === 'open' ? sql<boolean>`(status = 'open' and not ${isOver})` : sql<boolean>`status = ${status}`;
};

/** Whether a request of the shipper has an offer of this kind. Few offers wait, so they are looked up and not looked for each. */
const hasOffer = (companyId: string, kind: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`id in (select load_id from offer where shipper_id = ${companyId}::uuid and ${kind})`;

const soonMs = 24 * 60 * 60_000;

/** Whether an open one ends within a day. */
const endsSoon = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`ends_at <= ${new Date(now.getTime() + soonMs)}::timestamptz`;

/** Whether an open one, which has no carrier, is to be picked up within a day. */
const isPickedUpSoon = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`pickup_at <= ${new Date(now.getTime() + soonMs)}::timestamptz`;

/** One page of the company's requests, with the total. */
export function listRequests({ db, clock, gazetteer }: Services, { companyId, userId }: Member, query: RequestQuery) {
  const { page, size, q, status, from, to, lane, offers, ends, pickup, awarded } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  const isAnswered = hasOffer(companyId, isLiveOffer(now));
  return inCompany(db, companyId, userId, async (tx) => {
    await readIndexesAlone(tx);
    let found = tx.selectFrom('shipment_request').where('company_id', '=', companyId);
    if (q !== '') found = found.where(hasWords(q, gazetteer));
    if (status !== undefined) found = found.where(hasStatus(status, now));
    if (from !== undefined || to !== undefined) found = found.where(pickedUpBetween({ from, to }));
    if (lane !== undefined) found = found.where(onLane(lane));
    if (offers !== undefined || ends !== undefined || pickup !== undefined) found = found.where(hasStatus('open', now));
    if (offers === 'toDecide') found = found.where(hasOffer(companyId, isOfferToDecide(now)));
    else if (offers === 'live') found = found.where(isAnswered);
    else if (offers === 'none') found = found.where(sql<boolean>`not ${isAnswered}`);
    if (ends !== undefined) found = found.where(endsSoon(now));
    if (pickup !== undefined) found = found.where(isPickedUpSoon(now));
    if (awarded !== undefined) found = found.where(isAwardedToday(companyId, now));
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
    await readIndexesAlone(tx);
    const now = clock.now();
    const own = tx.selectFrom('shipment_request').where('company_id', '=', companyId);
    const byStatus = await countByStatus(tx, own.select(['status', 'ends_at']), requestStatuses, [
      { from: 'open', to: 'expired', when: sql<boolean>`ends_at <= ${now}::timestamptz` },
    ]);
    const count = async (which: RawBuilder<boolean>) => {
      const open = own.where(hasStatus('open', now)).where(which);
      return (await open.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
    };
    return {
      ...byStatus,
      toDecide: await count(hasOffer(companyId, isOfferToDecide(now))),
      unanswered: byStatus.open - (await count(hasOffer(companyId, isLiveOffer(now)))),
      endingSoon: await count(endsSoon(now)),
      uncovered: await count(isPickedUpSoon(now)),
    };
  });
