import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPieces } from '../database/readLongPage.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { judgeLoads, readFleet } from './judgeLoads.ts';
import type { LoadQuery } from './loadQuery.ts';
import { allHold } from './market/Condition.ts';
import { eachSeen } from './market/eachSeen.ts';
import { inOrder } from './market/inOrder.ts';
import type { InTurns } from './market/InTurns.ts';
import { isWanted } from './market/isWanted.ts';
import { numberAt, type OpenLoads } from './market/OpenLoads.ts';
import { pageOf } from './market/pageOf.ts';
import { isSeenBy, readSeeker, type Seeker } from './market/Seeker.ts';
import { waysTo } from './market/waysTo.ts';
import { openLoads } from './openLoads.ts';
import { readLoadParts } from './readLoadParts.ts';
import { spotsOf } from './spotsOf.ts';

interface Seeking extends Pick<Services, 'gazetteer'> {
  readonly seeker: Seeker;
  readonly fleet: Awaited<ReturnType<typeof readFleet>>;
  readonly now: Date;
}

/** Which loads a page shows, and how many there are. */
async function chosenLoads(
  query: LoadQuery,
  { seeker, fleet, gazetteer, now }: Seeking,
  loads: OpenLoads,
  inTurns: InTurns,
) {
  const { page, size, sort } = query;
  const { from, picked, placeOf = () => from } = fleet;
  const trucks = picked ? [picked.truck] : fleet.trucks;
  const isFound = allHold([isSeenBy(seeker, loads, now), isWanted(query, { loads, seeker, trucks, gazetteer })]);
  const some: number[] = [];
  await eachSeen(loads, isFound, inTurns, (at) => some.push(at));
  const total = some.length;
  const enough = sort.direction === 'asc' ? (page + 1) * size : Infinity;
  const spots = sort.by === 'best' ? spotsOf(trucks, placeOf) : undefined;
  const ways = spots && (await waysTo({ some, loads, spots, enough }, inTurns));
  const bytes = loads.column('bytes');
  const shown = pageOf(some, inOrder(loads, sort, { from, ways }), { page, size }).map((at) => ({
    id: loads.ids[at] ?? '',
    bytes: numberAt(bytes, at),
  }));
  return { shown, paging: { page, size, total } };
}

/** One page of the loads for a fleet, with the total. Going through all of them may take long, so the database is left meanwhile. */
export async function listLoads(services: Services, { companyId, userId }: Member, query: LoadQuery) {
  const { db, clock, market, gazetteer } = services;
  const now = clock.now();
  const { near, vehicleId, sort } = query;
  await market.catchUp();
  const inOwn = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => inCompany(db, companyId, userId, work);
  const reading = {
    byIds: (tx: Transaction<Tables>, ids: readonly string[]) =>
      openLoads(tx, companyId, now)
        .selectAll()
        .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
        .execute(),
    answers: (tx: Transaction<Tables>, rows: readonly LoadRow[]) => readLoadParts(tx, rows, companyId, now),
    anew: inOwn,
  };
  const { fleet, seeker } = await inOwn(async (tx) => ({
    fleet: await readFleet(tx, services, { companyId, vehicleId, near, byTruck: sort.by === 'best' }, now),
    seeker: await readSeeker(tx, companyId, now),
  }));
  const { shown, paging } = await market.read(seeker.brandId, (loads, inTurns) =>
    chosenLoads(query, { seeker, fleet, gazetteer, now }, loads, inTurns),
  );
  const { first, rest } = await inOwn((tx) => readPieces(tx, reading, shown));
  return {
    paging,
    first: await judgeLoads(first, fleet, now),
    rest: rest.map((read) => async () => judgeLoads(await read(), fleet, now)),
  };
}
