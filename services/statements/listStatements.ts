import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { dayField } from '../fields/dayField.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { hasWords } from '../fields/hasWords.ts';
import { listQuery } from '../fields/listQuery.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Services } from '../Services.ts';
import { ownColumns, partyOf } from '../shipments/partyOf.ts';
import { statementStatuses } from './rules/Statement.ts';
import { toStatements } from './toStatements.ts';

const buckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

/** What statements may be sorted and filtered by. `from` and `to` are days on which shipments ended, in UTC. */
export const statementQuery = listQuery(['createdAt', 'due', 'reference'], '-createdAt', {
  status: v.optional(v.picklist(statementStatuses)),
  overdue: v.optional(v.picklist(['true'])),
  from: v.optional(dayField),
  to: v.optional(dayField),
  companyId: v.optional(v.pipe(idAnswer, v.toLowerCase())),
});

type StatementQuery = v.InferOutput<typeof statementQuery>;

const columns = {
  createdAt: sql<Date>`created_at`,
  due: sql<Date>`due_at`,
  reference: sql<string>`reference_key`,
} as const satisfies Record<StatementQuery['sort']['by'], RawBuilder<unknown>>;

const isUnpaid = sql<boolean>`status in ('issued', 'disputed', 'approved')`;

/** One page of the statements of either party, with the total. */
export function listStatements(
  { db, clock, gazetteer }: Services,
  { companyId, userId }: Member,
  query: StatementQuery,
) {
  const { page, size, q, status, overdue, from, to } = query;
  const { by, direction } = query.sort;
  return inCompany(db, companyId, userId, async (tx) => {
    const { own, other } = ownColumns[(await partyOf(tx, companyId)).side];
    let found = tx.selectFrom('statement').selectAll().where(own, '=', companyId);
    if (q !== '') found = found.where(hasWords(q, gazetteer));
    if (status !== undefined) found = found.where('status', '=', status);
    if (overdue !== undefined) found = found.where(sql<boolean>`${isUnpaid} and due_at < ${clock.now()}::timestamptz`);
    if (from !== undefined) found = found.where(sql<boolean>`created_at >= ${`${from}T00:00:00Z`}::timestamptz`);
    if (to !== undefined)
      found = found.where(sql<boolean>`created_at < ${`${to}T00:00:00Z`}::timestamptz + interval '24 hours'`);
    if (query.companyId !== undefined) found = found.where(other, '=', query.companyId);
    const wanted = { page, size, column: columns[by], direction, isFilled: by !== 'due' };
    const { rows, paging } = await readPage(tx, found, wanted);
    return { data: await toStatements(tx, rows, companyId, clock.now()), paging };
  });
}

export const statementCountsAnswer = v.object({
  ...v.entriesFromList(statementStatuses, wholeNumber),
  overdue: wholeNumber,
  /** What is issued and not paid, by how many days it is overdue in the carrier's zone. */
  ageing: v.array(
    v.object({
      currency: v.string(),
      bucket: v.picklist(buckets),
      count: wholeNumber,
      totalMinor: v.pipe(v.number(), v.integer()),
    }),
  ),
});

/** Counts the statements of either party by status, and what is unpaid by age and currency. */
export const countStatements = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    const { own } = ownColumns[(await partyOf(tx, companyId)).side];
    const all = tx.selectFrom('statement').where(own, '=', companyId);
    const byStatus = await countByStatus(tx, all.select('status'), statementStatuses);
    const unpaid = all.where(isUnpaid).select([
      'currency',
      'total_minor',
      // Node may know zones that the database does not.
      sql<number>`local_day(${now}::timestamptz, time_zone) - due_on`.as('late'),
    ]);
    const { rows } = await sql<{ currency: string; bucket: (typeof buckets)[number]; count: number; total: number }>`
      select currency, count(*) as count, sum(total_minor)::bigint as total, case when late <= 0 then 'current'
        when late <= 30 then 'to30' when late <= 60 then 'to60' when late <= 90 then 'to90' else 'over90' end as bucket
      from ${unpaid} unpaid group by currency, bucket order by currency, bucket`.execute(tx);
    return {
      ...byStatus,
      overdue: rows.reduce((sum, { bucket, count }) => (bucket === 'current' ? sum : sum + count), 0),
      ageing: rows.map(({ total, ...row }) => ({ ...row, totalMinor: total })),
    };
  });
