import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPieces } from '../database/readLongPage.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { judgeLoads, readFleet } from './judgeLoads.ts';
import type { LoadQuery } from './loadQuery.ts';
import { inOrder } from './market/inOrder.ts';
import { isWanted } from './market/isWanted.ts';
import { numberAt, type OpenLoads } from './market/OpenLoads.ts';
import { pageOf } from './market/pageOf.ts';
import { readSeeker, type Seeker } from './market/Seeker.ts';
import { seenLoads } from './market/seenLoads.ts';
import { waysTo } from './market/waysTo.ts';
import { openLoads } from './openLoads.ts';
import { readLoadParts } from './readLoadParts.ts';
import { spotsOf } from './spotsOf.ts';

interface Seeking extends Pick<Services, 'gazetteer'> {
  readonly loads: OpenLoads;
  readonly seeker: Seeker;
  readonly fleet: Awaited<ReturnType<typeof readFleet>>;
  readonly now: Date;
}

/** Which loads a page shows, and how many there are. Waits for nothing, as loads move about among `OpenLoads`. */
function chosenLoads(query: LoadQuery, { loads, seeker, fleet, gazetteer, now }: Seeking) {
  const { page, size, sort } = query;
  const { from, picked, placeOf = () => from } = fleet;
  const trucks = picked ? [picked.truck] : fleet.trucks;
  const found = seenLoads(loads, seeker, now, isWanted(query, { loads, seeker, trucks, gazetteer }));
  const total = found.length;
  const enough = sort.direction === 'asc' ? (page + 1) * size : Infinity;
  const ways = sort.by === 'best' ? waysTo(found, loads, spotsOf(trucks, placeOf), enough) : undefined;
  const bytes = loads.column('bytes');
  const shown = pageOf(found, inOrder(loads, sort, { from, ways }), { page, size }).map((at) => ({
    id: loads.ids[at] ?? '',
    bytes: numberAt(bytes, at),
  }));
  return { shown, paging: { page, size, total } };
}

/** One page of the loads for a fleet, with the total. */
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
  const { paging, first, rest, fleet } = await inOwn(async (tx) => {
    const read = await readFleet(tx, services, { companyId, vehicleId, near, byTruck: sort.by === 'best' }, now);
    const seeker = await readSeeker(tx, companyId, now);
    const loads = market.loadsOf(seeker.brandId);
    const chosen = chosenLoads(query, { loads, seeker, fleet: read, gazetteer, now });
    return { paging: chosen.paging, ...(await readPieces(tx, reading, chosen.shown)), fleet: read };
  });
  return {
    paging,
    first: await judgeLoads(first, fleet, now),
    rest: rest.map((read) => async () => judgeLoads(await read(), fleet, now)),
  };
}
