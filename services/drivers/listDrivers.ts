import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { matchesSearch } from '../fields/matchesSearch.ts';
import { hasCompliance } from '../papers/hasCompliance.ts';
import type { Services } from '../Services.ts';
import type { DriverQuery } from './driverAnswers.ts';
import { toDriverAnswers } from './toDriverAnswers.ts';

const columns = {
  name: sql<string>`name_key`,
  createdAt: sql<Date>`created_at`,
  papersUntil: sql<string>`papers_until`,
} as const;

/** One page of the company's drivers, with the total. */
export function listDrivers({ db, clock }: Services, member: Member, query: DriverQuery) {
  const { page, size, q, status, employment, compliance } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    let found = tx.selectFrom('driver').selectAll().where('company_id', '=', member.companyId);
    if (q !== '') found = found.where(matchesSearch(q));
    if (status !== undefined) found = found.where('status', '=', status);
    if (employment !== undefined) found = found.where('employment', '=', employment);
    if (compliance !== undefined) found = found.where(hasCompliance(compliance, now));
    const { rows, paging } = await readPage(tx, found, { page, size, column: columns[by], direction });
    return { data: await toDriverAnswers(tx, rows, now), paging };
  });
}
