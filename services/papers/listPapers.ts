import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { countPapers } from './countPapers.ts';
import { paperHasStatus } from './paperHasStatus.ts';
import { addSubjectNames } from './addSubjectNames.ts';
import type { PaperQuery } from './paperAnswers.ts';
import { papersIn, type PaperScope } from './papersIn.ts';
import { paperStatuses, type PaperStatus } from './PaperStatus.ts';
import { pageSlices } from './pageSlices.ts';

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
