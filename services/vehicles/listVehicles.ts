import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { hasCompliance } from '../papers/hasCompliance.ts';
import type { Services } from '../Services.ts';
import { matchesVehicleSearch } from './matchesVehicleSearch.ts';
import { toVehicleAnswers } from './toVehicleAnswers.ts';
import type { VehicleQuery } from './vehicleAnswers.ts';

const columns = {
  fleetNo: sql<string>`fleet_no_key`,
  plate: sql<string>`plate`,
  make: sql<string>`make_key`,
  odometerKm: sql<number>`odometer_km`,
  createdAt: sql<Date>`created_at`,
  papersUntil: sql<string>`papers_until`,
} as const;

/** One page of the company's vehicles, with the total. */
export function listVehicles({ db, clock }: Services, member: Member, query: VehicleQuery) {
  const { page, size, q, status, kind, bodyType, compliance } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    let found = tx.selectFrom('vehicle').selectAll().where('company_id', '=', member.companyId);
    if (q !== '') found = found.where(matchesVehicleSearch(q));
    if (status !== undefined) found = found.where('status', '=', status);
    if (kind !== undefined) found = found.where('kind', '=', kind);
    if (bodyType !== undefined) found = found.where('body_type', '=', bodyType);
    if (compliance !== undefined) found = found.where(hasCompliance(compliance, now));
    const { rows, paging } = await readPage(tx, found, { page, size, column: columns[by], direction });
    return { data: await toVehicleAnswers(tx, rows, now), paging };
  });
}
