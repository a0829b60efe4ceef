import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import type { Services } from '../Services.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { notFound } from '../web/notFound.ts';
import { fittingLoads } from './fittingLoads.ts';
import { foundLoads, openLoads, readIndexesAlone, sortColumn } from './foundLoads.ts';
import { judgeLoads, readFleet } from './judgeLoads.ts';
import { readLoadParts } from './loadAnswers.ts';
import type { LoadQuery } from './loadQuery.ts';

/**
 * Up to how many loads are found, counted and sorted by one query: all where finding them takes longest, many with any filter, and
 * few without, as an index has them in order.
 */
function atOnce({ page: _page, size: _size, vehicleId: _vehicleId, sort, q, ...filters }: LoadQuery): number {
  if (sort.by === 'emptyKm' || filters.fits !== undefined) return 200_000;
  return q !== '' || Object.values(filters).some((filter) => filter !== undefined) ? 20_000 : 1_000;
}

/** One page of the loads for a fleet, with the total. */
export async function listLoads(services: Services, { companyId, userId }: Member, query: LoadQuery) {
  const { db, clock } = services;
  const now = clock.now();
  const { page, size, near, vehicleId: picked } = query;
  const { direction } = query.sort;
  const { parts, paging, fleet } = await inCompany(db, companyId, userId, async (tx) => {
    const fleetRead = await readFleet(tx, services, { companyId, vehicleId: picked, near }, now);
    await readIndexesAlone(tx);
    const { trucks, picked: truck } = fleetRead;
    const found = foundLoads(tx, { companyId, trucks: truck ? [truck] : trucks }, query, now);
    const column = sortColumn(query, fleetRead.from);
    const { rows, paging: counted } = await readPage(tx, found, {
      page,
      size,
      column,
      direction,
      isFilled: query.sort.by !== 'pricePerKm',
      atOnce: atOnce(query),
    });
    return { parts: await readLoadParts(tx, rows, companyId, now), paging: counted, fleet: fleetRead };
  });
  return { data: await judgeLoads(parts, fleet, now), paging };
}

/** How many loads there are for a fleet now: in all, by model of their price, and that one of its trucks fits. */
export const countLoads = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { trucks } = await trucksOf(tx, companyId);
    const fitting = fittingLoads(trucks);
    await readIndexesAlone(tx);
    const { rows } = await sql<{ all: number; bid: number; fixed: number; fits: number }>`
      select count(*) as "all", count(*) filter (where pricing = 'bid') as bid,
        count(*) filter (where pricing = 'fixed') as fixed, count(*) filter (where ${fitting}) as fits
      from ${openLoads(tx, companyId, clock.now())} found`.execute(tx);
    const { all = 0, bid = 0, fixed = 0, fits = 0 } = rows[0] ?? {};
    return { all, bid, fixed, fits };
  });

/** One load that is open now, with the verdict on a truck if that is asked for. */
export async function readLoad(
  services: Services,
  { companyId, userId }: Member,
  { id, vehicleId: picked }: { readonly id: string; readonly vehicleId?: string | undefined },
) {
  const { db, clock } = services;
  const now = clock.now();
  const { parts, fleet } = await inCompany(db, companyId, userId, async (tx) => {
    const rows = await openLoads(tx, companyId, now).where('id', '=', id).execute();
    if (rows.length === 0) throw notFound();
    return {
      parts: await readLoadParts(tx, rows, companyId, now),
      fleet: await readFleet(tx, services, { companyId, vehicleId: picked, near: undefined }, now),
    };
  });
  const [load] = await judgeLoads(parts, fleet, now);
  if (!load) throw notFound();
  return load;
}
