import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPieces } from '../database/readLongPage.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { judgeLoads, readFleet } from './judgeLoads.ts';
import type { LoadQuery } from './loadQuery.ts';
import { allHold } from './market/Condition.ts';
import { carriedByOneOf } from './market/carriedByOneOf.ts';
import { inOrder } from './market/inOrder.ts';
import { isWanted } from './market/isWanted.ts';
import { numberAt } from './market/OpenLoads.ts';
import { pageOf } from './market/pageOf.ts';
import { eachSeen } from './market/eachSeen.ts';
import { isSeenBy, readSeeker } from './market/Seeker.ts';
import { waysTo } from './market/waysTo.ts';
import { openLoads } from './openLoads.ts';
import { readLoadParts } from './readLoadParts.ts';
import { spotsOf } from './spotsOf.ts';

/** One page of the loads for a fleet, with the total. Going through all of them may take long, so the database is left meanwhile. */
export async function listLoads(services: Services, { companyId, userId }: Member, query: LoadQuery) {
  const { db, clock, market, gazetteer } = services;
  const now = clock.now();
  const { page, size, near, vehicleId: picked } = query;
  await market.catchUp();
  const isByMatch = query.sort.by === 'best';
  const { fleet, seeker } = await inCompany(db, companyId, userId, async (tx) => ({
    fleet: await readFleet(tx, services, { companyId, vehicleId: picked, near, byTruck: isByMatch }, now),
    seeker: await readSeeker(tx, companyId, now),
  }));
  const { from, picked: choice, placeOf = () => from } = fleet;
  const trucks = choice ? [choice.truck] : fleet.trucks;
  const { total, wanted } = await market.read(seeker.brandId, async (loads, inTurns) => {
    const isFound = allHold([isSeenBy(seeker, loads, now), isWanted(query, { loads, seeker, trucks, gazetteer })]);
    const found: number[] = [];
    await eachSeen(loads, isFound, inTurns, (at) => found.push(at));
    const enough = query.sort.direction === 'asc' ? (page + 1) * size : Infinity;
    const spots = isByMatch ? spotsOf(trucks, placeOf) : [];
    const ways = isByMatch ? await waysTo({ some: found, loads, spots, enough }, inTurns) : undefined;
    const bytes = loads.column('bytes');
    const shown = pageOf(found, inOrder(loads, query.sort, { from, ways }), { page, size }).map((at) => ({
      id: loads.ids[at] ?? '',
      bytes: numberAt(bytes, at),
    }));
    return { total: found.length, wanted: shown };
  });
  const reading = {
    byIds: (own: Transaction<Tables>, ids: readonly string[]) =>
      openLoads(own, companyId, now)
        .selectAll()
        .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
        .execute(),
    answers: (own: Transaction<Tables>, rows: readonly LoadRow[]) => readLoadParts(own, rows, companyId, now),
    anew: <Result>(work: (own: Transaction<Tables>) => Promise<Result>) => inCompany(db, companyId, userId, work),
  };
  const { first, rest } = await reading.anew((tx) => readPieces(tx, reading, wanted));
  return {
    paging: { page, size, total },
    first: await judgeLoads(first, fleet, now),
    rest: rest.map((read) => async () => judgeLoads(await read(), fleet, now)),
  };
}

/** How many loads there are for a fleet now: in all, by model of their price, that one of its trucks fits, that it is asked for by name, and that it watches. */
export async function countLoads(services: Services, { companyId, userId }: Member) {
  const { db, clock, market } = services;
  const now = clock.now();
  await market.catchUp();
  const { trucks, seeker } = await inCompany(db, companyId, userId, async (tx) => ({
    ...(await trucksOf(tx, companyId)),
    seeker: await readSeeker(tx, companyId, now),
  }));
  return market.read(seeker.brandId, async (loads, inTurns) => {
    const [isFixed, isFitting] = [loads.column('isFixed'), carriedByOneOf(trucks, loads)];
    const [asked, watched] = [loads.standingsOf(seeker.asked), loads.standingsOf(seeker.watched)];
    const isSeen = isSeenBy(seeker, loads, now);
    const counts = { all: 0, bid: 0, fixed: 0, fits: 0, asked: 0, watched: 0 };
    await eachSeen(loads, isSeen, inTurns, (at) => {
      counts.all += 1;
      counts.fixed += numberAt(isFixed, at);
      counts.fits += Number(isFitting(at));
      counts.asked += Number(asked.has(at));
      counts.watched += Number(watched.has(at));
    });
    return { ...counts, bid: counts.all - counts.fixed };
  });
}
