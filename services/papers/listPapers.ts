import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { countPapers } from './countPapers.ts';
import { isPaper } from './isPaper.ts';
import { nameSubjects } from './nameSubjects.ts';
import type { PaperQuery } from './paperAnswers.ts';
import { papersIn, type PaperScope } from './papersIn.ts';
import { paperStatuses, type PaperStatus } from './PaperStatus.ts';
import { stretchesOf } from './stretchesOf.ts';

/** One page of the company's papers that need something to be done, by urgency, and how many there are in all. */
export function listPapers({ db, clock }: Services, { companyId, userId }: Member, query: PaperQuery) {
  const { page, size, status, subject } = query;
  const now = clock.now();
  const scope = { companyId, subject };
  const wanted = status === undefined ? paperStatuses : [status];
  return inCompany(db, companyId, userId, async (tx) => {
    const counts = await countPapers(tx, scope, now);
    const lengths = wanted.map((each) => [each, counts[each]] as const);
    const found = [];
    for (const { part, skip, take } of stretchesOf(lengths, page * size, size)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection, at most three stretches
      found.push(...(await readStretch(tx, scope, part, { skip, take, now })));
    }
    const total = lengths.reduce((sum, [, length]) => sum + length, 0);
    return { data: await nameSubjects(tx, found), paging: { page, size, total } };
  });
}

/** The index holds the papers of a company in this order, those without an end among themselves. */
async function readStretch(
  tx: Transaction<Tables>,
  scope: PaperScope,
  status: PaperStatus,
  { skip, take, now }: { readonly skip: number; readonly take: number; readonly now: Date },
) {
  const rows = await papersIn(tx, scope)
    .where(isPaper(status, now))
    .select(['subject', 'subject_id as subjectId', 'type', 'expires_on as expiresOn'])
    .orderBy('expires_on')
    .orderBy('subject_id')
    .orderBy('type')
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map((row) => ({ ...row, status }));
}
