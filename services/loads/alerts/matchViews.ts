import { setImmediate as othersDone } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { inCompany } from '../../database/inCompany.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { trucksOf } from '../../trucks/trucksOf.ts';
import type { LoadQuery } from '../loadQuery.ts';
import { isWanted } from '../market/isWanted.ts';
import { isSeenBy, readSeeker, type Seeker } from '../market/Seeker.ts';
import { alertQuery } from './alertQuery.ts';
import type { Taken } from './takeFleet.ts';

type Needed = Pick<Services, 'gazetteer' | 'db' | 'clock' | 'market'>;

/**
 * Which of the loads that opened each view finds, by the query of the list, as its fleet sees them. Leaves out those the fleet has made
 * an offer for, and those it is asked for by name: of these its people are told anyway.
 */
export async function matchViews(
  { db, clock, market, gazetteer }: Needed,
  { companyId, opened, alerts }: Taken,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const views = [...new Map(alerts.map((alert) => [alert.viewId, alert])).values()];
  const [first] = views;
  const found = new Map<string, ReadonlySet<string>>();
  if (!first || opened.length === 0) return found;
  const now = clock.now();
  await market.catchUp();
  const { seeker, news, sought } = await inCompany(db, companyId, first.userId, async (tx) => {
    const seekerRead = await readSeeker(tx, companyId, now);
    const newsRead = await newsOf(tx, companyId, opened, seekerRead);
    const isFitting = newsRead.length > 0 && views.some((view) => alertQuery(view).fits !== undefined);
    const fleet = isFitting ? await trucksOf(tx, companyId) : { trucks: [], hasMore: false };
    const queries = [];
    for (const view of views) {
      const query = alertQuery(view);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      queries.push({ viewId: view.viewId, query, trucks: await trucksFor(tx, companyId, query, fleet) });
    }
    return { seeker: seekerRead, news: newsRead, sought: queries };
  });
  for (const { viewId, query, trucks } of sought) {
    const loads = market.loadsOf(seeker.brandId);
    const [isSeen, isFound] = [isSeenBy(seeker, loads, now), isWanted(query, { loads, seeker, trucks, gazetteer })];
    const matching = news.filter((id) => {
      const at = loads.standingOf(id);
      return at !== undefined && isSeen(at) && isFound(at);
    });
    found.set(viewId, new Set(matching));
    // oxlint-disable-next-line no-await-in-loop -- lets others in between
    await othersDone();
  }
  return found;
}

/** Those of which the fleet does not know otherwise. */
async function newsOf(tx: Transaction<Tables>, companyId: string, opened: Taken['opened'], { asked }: Seeker) {
  const ids = opened.map(({ loadId }) => loadId);
  const offers = await tx
    .selectFrom('offer')
    .select('load_id')
    .where('company_id', '=', companyId)
    .where('load_id', 'in', ids)
    .execute();
  const known = new Set([...asked, ...offers.map((offer) => offer.load_id)]);
  return ids.filter((id) => !known.has(id));
}

type TrucksAtHand = Awaited<ReturnType<typeof trucksOf>>;

/** The trucks that a view asks to fit: the picked one, or all while that is gone, as on the screen. */
async function trucksFor(
  tx: Transaction<Tables>,
  companyId: string,
  { fits, vehicleId }: LoadQuery,
  { trucks, hasMore }: TrucksAtHand,
): Promise<readonly Truck[]> {
  if (fits === undefined) return [];
  if (vehicleId === undefined) return trucks;
  const known = trucks.filter(({ id }) => id === vehicleId);
  const picked = known.length === 0 && hasMore ? (await trucksOf(tx, companyId, vehicleId)).trucks : known;
  return picked.length > 0 ? picked : trucks;
}
