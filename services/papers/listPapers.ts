import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { listQuery } from '../fields/listQuery.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { addSubjectNames } from './addSubjectNames.ts';
import { addTrips } from './addTrips.ts';
import { documentTypes } from './DocumentType.ts';
import { pageSlices } from './pageSlices.ts';
import { papersIn, type PaperScope } from './papersIn.ts';
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
    /** Those that end before a trip does that their vehicle or driver is on or assigned to. */
    ends: v.optional(v.picklist(['before_trip'])),
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
  const { page, size, status: wanted, subject, road, type, ends, q } = query;
  const now = clock.now();
  const scope = { companyId, subject, road, type, ends, q };
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
    return { data: await addTrips(tx, await addSubjectNames(tx, found)), paging: { page, size, total } };
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
