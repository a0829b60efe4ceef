import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { listQuery } from '../fields/listQuery.ts';
import { namesOf } from '../fields/namesOf.ts';
import { matchesSearch } from '../fields/matchesSearch.ts';
import { complianceFilter, hasCompliance } from '../papers/Compliance.ts';
import type { Services } from '../Services.ts';
import { toDriverAnswers } from './driverAnswers.ts';
import { driverFields, driverStatuses } from './driverFields.ts';
import { driverSorts } from './driverSorts.ts';

/** What a list may be sorted and filtered by. */
export const driverQuery = listQuery(namesOf(driverSorts), 'name', {
  status: v.optional(v.picklist(driverStatuses)),
  employment: v.optional(driverFields.employment.accepts),
  compliance: v.optional(v.picklist(complianceFilter)),
});

type DriverQuery = v.InferOutput<typeof driverQuery>;

/** One page of the company's drivers, with the total. */
export function listDrivers({ db, clock }: Services, { companyId, userId }: Member, query: DriverQuery) {
  const { page, size, q, status, employment, compliance } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, companyId, userId, async (tx) => {
    let found = tx.selectFrom('driver').selectAll().where('company_id', '=', companyId);
    if (q !== '') found = found.where(matchesSearch(q));
    if (status !== undefined) found = found.where('status', '=', status);
    if (employment !== undefined) found = found.where('employment', '=', employment);
    if (compliance !== undefined) found = found.where(hasCompliance(compliance, now));
    const { rows, paging } = await readPage(tx, found, { page, size, column: driverSorts[by], direction });
    return { data: await toDriverAnswers(tx, rows, now), paging };
  });
}

/** Counts the company's drivers by status. */
export const countDrivers = ({ db }: Pick<Services, 'db'>, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, (tx) =>
    countByStatus(tx, tx.selectFrom('driver').select('status').where('company_id', '=', companyId), driverStatuses),
  );
