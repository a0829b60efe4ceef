import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { listQuery } from '../fields/listQuery.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { addSubjectNames } from './addSubjectNames.ts';
import { pageSlices } from './pageSlices.ts';
import { paperHasStatus, paperStatuses, type PaperStatus } from './PaperStatus.ts';

/** Papers are always sorted by urgency and cannot be searched. */
export const paperQuery = v.omit(
  listQuery(['urgency'], 'urgency', {
    status: v.optional(v.picklist(paperStatuses)),
    subject: v.optional(v.picklist(['vehicle', 'driver'])),
  }),
  ['sort', 'q'],
);

type PaperQuery = v.InferOutput<typeof paperQuery>;

/** One page of the papers that need attention, by urgency, with the total. */
export function listPapers({ db, clock }: Services, { companyId, userId }: Member, query: PaperQuery) {
  const { page, size, status, subject } = query;
  const now = clock.now();
  const scope = { companyId, subject };
  const wanted = status === undefined ? paperStatuses : [status];
  return inCompany(db, companyId, userId, async (tx) => {
    const counts = await countPapers(tx, scope, now);
    const lengths = wanted.map((each) => [each, counts[each]] as const);
    const found = [];
    for (const { part, skip, take } of pageSlices(lengths, page * size, size)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection, at most three slices
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
  status: PaperStatus,
  { skip, take, now }: { readonly skip: number; readonly take: number; readonly now: Date },
) {
  const rows = await papersIn(tx, scope)
    .where(paperHasStatus(status, now))
    .select(['subject', 'subject_id as subjectId', 'type', 'expires_on as expiresOn'])
    .orderBy('expires_on')
    .orderBy('subject_id')
    .orderBy('type')
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map((row) => ({ ...row, status }));
}

/** Counts the papers that need attention, by status. */
export async function countPapers(
  tx: Transaction<Tables>,
  scope: PaperScope,
  now: Date,
): Promise<Readonly<Record<PaperStatus, number>>> {
  const counts = { expired: 0, missing: 0, expiring: 0 };
  for (const status of paperStatuses) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { count } = await papersIn(tx, scope)
      .where(paperHasStatus(status, now))
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[status] = count;
  }
  return counts;
}

/** The papers of a company, or only those of its vehicles or drivers. */
interface PaperScope {
  readonly companyId: string;
  readonly subject?: 'vehicle' | 'driver' | undefined;
}

function papersIn(tx: Transaction<Tables>, { companyId, subject }: PaperScope) {
  const every = tx.selectFrom('paper').where('company_id', '=', companyId);
  return subject === undefined ? every : every.where('subject', '=', subject);
}
