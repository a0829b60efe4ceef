import { sql, type RawBuilder, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { readIndexesAlone } from '../database/readIndexesAlone.ts';
import { readLongPage } from '../database/readLongPage.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { hasWords } from '../fields/hasWords.ts';
import { listQuery } from '../fields/listQuery.ts';
import { isLive, offerStatuses, type OfferStatus } from '../freight/offer/offerStatus.ts';
import { isLiveOffer } from '../requests/isLiveOffer.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { toOfferAnswers } from './offerAnswers.ts';
import type { OfferRow } from './OfferTable.ts';

/** What a fleet's offers may be sorted and filtered by. By amount, one currency follows another; the pickup is that of the load. */
export const offerQuery = listQuery(['validUntil', 'createdAt', 'amount', 'pickup', 'status'], '-createdAt', {
  status: v.optional(v.picklist(offerStatuses)),
  outdated: v.optional(v.picklist(['true', 'false'])),
  /** Those that wait for their fleet: countered, or to be confirmed because the request changed. */
  toAnswer: v.optional(v.picklist(['true'])),
  loadId: v.optional(v.pipe(idAnswer, v.toLowerCase())),
});

type OfferQuery = v.InferOutput<typeof offerQuery>;

const columns = {
  validUntil: sql<Date>`valid_until`,
  createdAt: sql<Date>`created_at`,
  amount: sql<string>`amount_key`,
  pickup: sql<Date>`load_pickup_at`,
  status: sql<number>`status_rank`,
} as const satisfies Record<OfferQuery['sort']['by'], RawBuilder<unknown>>;

/** An offer is answered with the stops of its load, and the whole load is read for them. */
const keptBytes = 2_048;

/** Whether an offer has a status at `now`: `offerStatusAt` in SQL, so that an index finds those with the status that is written. */
const hasStatus = (status: OfferStatus, now: Date): RawBuilder<boolean> => {
  if (status === 'expired') {
    return sql<boolean>`(status in ('expired', 'submitted', 'countered') and (status = 'expired' or not ${isLiveOffer(now)}))`;
  }
  return isLive(status) ? sql<boolean>`(status = ${status} and ${isLiveOffer(now)})` : sql<boolean>`status = ${status}`;
};

/** One page of a fleet's own offers, with the total. */
export function listOffers({ db, clock, gazetteer }: Services, { companyId, userId }: Member, query: OfferQuery) {
  const { page, size, q, status, outdated, toAnswer, loadId } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, companyId, userId, async (tx) => {
    await readIndexesAlone(tx);
    let found = tx.selectFrom('offer').where('company_id', '=', companyId);
    if (q !== '') found = found.where(hasWords(q, gazetteer));
    if (loadId !== undefined) found = found.where('load_id', '=', loadId);
    if (status !== undefined) found = found.where(hasStatus(status, now));
    if (outdated !== undefined) {
      const isOutdated = sql<boolean>`(changes <> '{}' and ${isLiveOffer(now)})`;
      found = found.where(outdated === 'true' ? isOutdated : sql<boolean>`not ${isOutdated}`);
    }
    if (toAnswer !== undefined)
      found = found.where(
        sql<boolean>`(${hasStatus('countered', now)} or (${hasStatus('submitted', now)} and changes <> '{}'))`,
      );
    const reading = {
      found: found.selectAll(),
      weighed: found.select([
        'id',
        'valid_until',
        'created_at',
        'amount_key',
        'load_pickup_at',
        'status_rank',
        sql<number>`${keptBytes}::int`.as('bytes'),
      ]),
      byIds: (own: Transaction<Tables>, ids: readonly string[]) =>
        own
          .selectFrom('offer')
          .selectAll()
          .where('company_id', '=', companyId)
          .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
          .execute(),
      answers: (own: Transaction<Tables>, rows: readonly OfferRow[]) => toOfferAnswers(own, rows, now),
      anew: <Result>(work: (own: Transaction<Tables>) => Promise<Result>) => inCompany(db, companyId, userId, work),
    };
    return readLongPage(tx, reading, { page, size, column: columns[by], direction });
  });
}

/** Counts a fleet's own offers by their status at this moment. */
export const countOffers = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    await readIndexesAlone(tx);
    const own = tx
      .selectFrom('offer')
      .select(['status', 'valid_until', 'counter_until', 'open_until'])
      .where('company_id', '=', companyId);
    const isOver = sql<boolean>`not ${isLiveOffer(clock.now(), 'found')}`;
    return countByStatus(tx, own, offerStatuses, [
      { from: 'submitted', to: 'expired', when: isOver },
      { from: 'countered', to: 'expired', when: isOver },
    ]);
  });
