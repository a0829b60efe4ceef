import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { listQuery } from '../fields/listQuery.ts';
import { matchesPlate } from '../fields/matchesPlate.ts';
import { matchesSearch } from '../fields/matchesSearch.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { addSubjectNames } from './addSubjectNames.ts';
import { documentTypes, type DocumentType } from './DocumentType.ts';
import { pageSlices } from './pageSlices.ts';
import type { PaperRow } from './PaperTables.ts';
import { paperHasStatus, paperStatuses, type PaperStatus } from './PaperStatus.ts';

/** `urgent` is expired or missing. */
const standings = [...paperStatuses, 'urgent'] as const;

/** Papers are always sorted by urgency, and found by what their vehicles and drivers are found by. */
export const paperQuery = v.omit(
  listQuery(['urgency'], 'urgency', {
    status: v.optional(v.picklist(standings)),
    subject: v.optional(v.picklist(['vehicle', 'driver'])),
    road: v.optional(v.picklist(['on', 'off'])),
    type: v.optional(v.picklist(documentTypes)),
  }),
  ['sort'],
);

type PaperQuery = v.InferOutput<typeof paperQuery>;

/** Papers of one status and how much their owners drive; undefined for all. */
interface Part {
  readonly status: PaperStatus;
  readonly duty: PaperRow['duty'] | undefined;
}

/** By urgency: on the road before off it, expired before missing, in use before ready; then what is about to expire. */
const parts: readonly Part[] = [
  { status: 'expired', duty: 0 },
  { status: 'expired', duty: 1 },
  { status: 'missing', duty: 0 },
  { status: 'missing', duty: 1 },
  { status: 'expired', duty: 2 },
  { status: 'missing', duty: 2 },
  { status: 'expiring', duty: undefined },
];

const isWanted = (status: PaperStatus, wanted: PaperQuery['status']): boolean =>
  wanted === undefined || status === wanted || (wanted === 'urgent' && status !== 'expiring');

/** One page of the papers that need attention, by urgency, with the total. */
export function listPapers({ db, clock }: Services, { companyId, userId }: Member, query: PaperQuery) {
  const { page, size, status: wanted, subject, road, type, q } = query;
  const now = clock.now();
  const scope = { companyId, subject, road, type, q };
  return inCompany(db, companyId, userId, async (tx) => {
    const counts = await countByDuty(tx, scope, now);
    const lengths = parts
      .filter(({ status }) => isWanted(status, wanted))
      .map((part) => [part, countOf(counts, part)] as const);
    const found = [];
    for (const { part, skip, take } of pageSlices(lengths, page * size, size)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection, at most seven slices
      found.push(...(await readSlice(tx, scope, part, { skip, take, now })));
    }
    const total = lengths.reduce((sum, [, length]) => sum + length, 0);
    return { data: await addSubjectNames(tx, found), paging: { page, size, total } };
  });
}

/** Sorted in the order of the index. */
async function readSlice(
  tx: Transaction<Tables>,
  scope: PaperScope,
  { status, duty }: Part,
  { skip, take, now }: { readonly skip: number; readonly take: number; readonly now: Date },
) {
  const rows = await papersIn(tx, scope)
    .where(paperHasStatus(status, now))
    .$if(duty !== undefined, (query) => query.where('duty', '=', duty ?? 0))
    .select(['subject', 'subject_id as subjectId', 'type', 'expires_on as expiresOn'])
    .orderBy('expires_on')
    .orderBy('subject_id')
    .orderBy('type')
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map((row) => ({ ...row, status }));
}

type DutyCounts = readonly (Readonly<Record<PaperStatus, number>> & Pick<PaperRow, 'duty'>)[];

/** Counts the papers that need attention, by status and how much their owners drive. */
function countByDuty(tx: Transaction<Tables>, scope: PaperScope, now: Date): Promise<DutyCounts> {
  return papersIn(tx, scope)
    .select((is) => [
      'duty',
      is.fn.countAll<number>().filterWhere(paperHasStatus('expired', now)).as('expired'),
      is.fn.countAll<number>().filterWhere(paperHasStatus('missing', now)).as('missing'),
      is.fn.countAll<number>().filterWhere(paperHasStatus('expiring', now)).as('expiring'),
    ])
    .groupBy('duty')
    .execute();
}

const countOf = (counts: DutyCounts, { status, duty }: Part): number =>
  counts.reduce((sum, row) => (duty === undefined || row.duty === duty ? sum + row[status] : sum), 0);

/** Counts the papers that need attention, by status. */
export async function countPapers(
  tx: Transaction<Tables>,
  scope: PaperScope,
  now: Date,
): Promise<Readonly<Record<PaperStatus, number>>> {
  const counts = await countByDuty(tx, scope, now);
  const all = (status: PaperStatus) => countOf(counts, { status, duty: undefined });
  return { expired: all('expired'), missing: all('missing'), expiring: all('expiring') };
}

/** The papers of a company, or only those of its vehicles or drivers, of those on or off the road, of a type, or of whom a search finds. */
interface PaperScope {
  readonly companyId: string;
  readonly subject?: 'vehicle' | 'driver' | undefined;
  readonly road?: 'on' | 'off' | undefined;
  readonly type?: DocumentType | undefined;
  readonly q?: string | undefined;
}

const papersIn = (tx: Transaction<Tables>, { companyId, subject, road, type, q = '' }: PaperScope) =>
  tx
    .selectFrom('paper')
    .where('company_id', '=', companyId)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? 'vehicle'))
    .$if(road !== undefined, (query) => query.where('duty', road === 'on' ? '<' : '=', 2))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'other'))
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([
          is('vehicle_id', 'in', found(tx, 'vehicle', companyId).where(matchesPlate(q))),
          is('driver_id', 'in', found(tx, 'driver', companyId).where(matchesSearch(q))),
        ]),
      ),
    );

const found = (tx: Transaction<Tables>, subject: 'vehicle' | 'driver', companyId: string) =>
  tx.selectFrom(subject).select('id').where('company_id', '=', companyId);
