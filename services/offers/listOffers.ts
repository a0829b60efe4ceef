import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { likePattern } from '../fields/likePattern.ts';
import { listQuery } from '../fields/listQuery.ts';
import { offerStatuses, type OfferStatus } from '../freight/offer/offerStatus.ts';
import type { Services } from '../Services.ts';
import { toOfferAnswers } from './offerAnswers.ts';

/** What a fleet's offers may be sorted and filtered by. */
export const offerQuery = listQuery(['validUntil', 'createdAt'], '-createdAt', {
  status: v.optional(v.picklist(offerStatuses)),
  outdated: v.optional(v.picklist(['true', 'false'])),
});

type OfferQuery = v.InferOutput<typeof offerQuery>;

const columns = {
  validUntil: sql<Date>`valid_until`,
  createdAt: sql<Date>`created_at`,
} as const satisfies Record<OfferQuery['sort']['by'], RawBuilder<unknown>>;

/** `offerStatusAt` in SQL. */
const statusAt = (now: Date): RawBuilder<OfferStatus> => sql<OfferStatus>`
  case when status = 'submitted' and valid_until <= ${now}::timestamptz then 'expired'
    when status = 'countered' and counter_until <= ${now}::timestamptz then 'expired' else status end`;

/** One page of a fleet's own offers, with the total. */
export function listOffers({ db, clock }: Services, { companyId, userId }: Member, query: OfferQuery) {
  const { page, size, q, status, outdated } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, companyId, userId, async (tx) => {
    let found = tx.selectFrom('offer').selectAll().where('company_id', '=', companyId);
    if (q !== '') found = found.where(sql<boolean>`search like ${likePattern(q)}`);
    if (status !== undefined) found = found.where(statusAt(now), '=', status);
    if (outdated !== undefined) found = found.where(sql<boolean>`(cardinality(changes) > 0) = ${outdated === 'true'}`);
    const { rows, paging } = await readPage(tx, found, { page, size, column: columns[by], direction });
    return { data: await toOfferAnswers(tx, rows, now), paging };
  });
}

/** Counts a fleet's own offers by their status at this moment. */
export const countOffers = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, (tx) =>
    countByStatus(
      tx,
      tx.selectFrom('offer').select(statusAt(clock.now()).as('status')).where('company_id', '=', companyId),
      offerStatuses,
    ),
  );
