import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { planAnew } from '../database/planAnew.ts';
import { readIndexesAlone } from '../database/readIndexesAlone.ts';
import { readLongPage } from '../database/readLongPage.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { fittingLoads } from './fittingLoads.ts';
import { atOnce, isAllThere } from './atOnce.ts';
import { countNear } from './countNear.ts';
import { countOpen } from './countOpen.ts';
import { foundLoads, isAskedFor, isWatched, nearestLoads, openLoads, sortColumn, usualRadiusKm } from './foundLoads.ts';
import { judgeLoads, readFleet } from './judgeLoads.ts';
import type { LoadQuery } from './loadQuery.ts';
import { orderedByMatch } from './orderedByMatch.ts';
import { readLoadParts } from './readLoadParts.ts';
import { spotsOf } from './spotsOf.ts';

/** What any order of loads needs of them. */
const sortedBy = [
  ...(['id', 'pickup_at', 'published_at', 'km', 'price_per_km'] as const),
  ...(['from_x', 'from_y', 'from_z'] as const).map((column) => sql<number>`${sql.ref(column)}`.as(column)),
] as const;

/** Loads without a price come last. */
const isByPrice = ({ sort }: LoadQuery): boolean => sort.by === 'pricePerKm';

/** What counts a long list without going through all of it; undefined if nothing does. */
function longCounter(tx: Transaction<Tables>, companyId: string, query: LoadQuery, now: Date) {
  const { near, radiusKm = usualRadiusKm } = query;
  if (!isAllThere(query)) return undefined;
  if (!near) return () => countOpen(tx, companyId, now);
  return isByPrice(query) ? undefined : () => countNear(tx, openLoads(tx, companyId, now), near, radiusKm);
}

/** One page of the loads for a fleet, with the total. */
export async function listLoads(services: Services, { companyId, userId }: Member, query: LoadQuery) {
  const { db, clock } = services;
  const now = clock.now();
  const { page, size, near, vehicleId: picked } = query;
  const { direction } = query.sort;
  const { parts, fleet } = await inCompany(db, companyId, userId, async (tx) => {
    const isByMatch = query.sort.by === 'best';
    const fleetRead = await readFleet(tx, services, { companyId, vehicleId: picked, near, byTruck: isByMatch }, now);
    await readIndexesAlone(tx);
    const { from, picked: choice, placeOf = () => from } = fleetRead;
    const trucks = choice ? [choice.truck] : fleetRead.trucks;
    const found = foundLoads(tx, { companyId, trucks, gazetteer: services.gazetteer }, query, now);
    const column = sortColumn(query, from);
    const reading = {
      found: found.selectAll(),
      weighed: found.select([...sortedBy, sql<number>`pg_column_size(content)`.as('bytes')]),
      byIds: (own: Transaction<Tables>, ids: readonly string[]) =>
        openLoads(own, companyId, now)
          .selectAll()
          .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
          .execute(),
      answers: (own: Transaction<Tables>, rows: readonly LoadRow[]) => readLoadParts(own, rows, companyId, now),
      anew: <Result>(work: (own: Transaction<Tables>) => Promise<Result>) => inCompany(db, companyId, userId, work),
    };
    const isNearestFirst = query.sort.by === 'emptyKm' && direction === 'asc' && from !== null;
    const first = async () =>
      isNearestFirst ? (await nearestLoads(tx, found, from, (page + 1) * size))?.select([...sortedBy]) : undefined;
    const countLong = longCounter(tx, companyId, query, now);
    const inOrder = () => orderedByMatch(tx, found, spotsOf(trucks, placeOf), { ...query, countLong }, direction);
    const wanted = {
      page,
      size,
      column,
      direction,
      isFilled: !isByPrice(query),
      first,
      countLong,
      atOnce: atOnce(query),
      ...(isByMatch && { inOrder }),
    };
    return { parts: await readLongPage(tx, reading, wanted), fleet: fleetRead };
  });
  const { paging, first, rest } = parts;
  return {
    paging,
    first: await judgeLoads(first, fleet, now),
    rest: rest.map((read) => async () => judgeLoads(await read(), fleet, now)),
  };
}

/** How many loads there are for a fleet now: in all, by model of their price, that one of its trucks fits, that it is asked for by name, and that it watches. */
export const countLoads = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { trucks } = await trucksOf(tx, companyId);
    const fitting = fittingLoads(trucks);
    const now = clock.now();
    await readIndexesAlone(tx);
    await planAnew(tx);
    const { rows } = await sql<{ all: number; fixed: number; fits: number; asked: number; watched: number }>`
      select count(*) as "all", count(*) filter (where pricing = 'fixed') as fixed, count(*) filter (where ${fitting}) as fits,
        (select count(*) from ${openLoads(tx, companyId, now).where(isAskedFor(companyId)).select('id')} mine) as asked,
        (select count(*) from ${openLoads(tx, companyId, now).where(isWatched(companyId)).select('id')} mine) as watched
      from ${openLoads(tx, companyId, now).selectAll()} found`.execute(tx);
    const { all = 0, fixed = 0, fits = 0, asked = 0, watched = 0 } = rows[0] ?? {};
    return { all, bid: all - fixed, fixed, fits, asked, watched };
  });
