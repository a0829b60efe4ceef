import { sql, type Transaction } from 'kysely';
import { inCompany } from '../../database/inCompany.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { trucksOf } from '../../trucks/trucksOf.ts';
import { foundLoads, isAskedFor } from '../foundLoads.ts';
import type { LoadQuery } from '../loadQuery.ts';
import { alertQuery } from './alertQuery.ts';
import type { Alert, Taken } from './takeFleet.ts';

/** So many views are matched by one statement: each has a parameter or more for every truck, and PostgreSQL takes 65,535 of them. */
const viewsAtOnce = 5;

/**
 * Which of the loads that opened each view finds, by the query of the list, as its fleet sees them. Leaves out those the fleet has made
 * an offer for, and those it is asked for by name: of these its people are told anyway.
 */
export async function matchViews(
  { db, clock, gazetteer }: Pick<Services, 'db' | 'clock' | 'gazetteer'>,
  { companyId, opened, alerts }: Taken,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const views = [...new Map(alerts.map((alert) => [alert.viewId, alert])).values()];
  const [first] = views;
  const found = new Map<string, Set<string>>();
  if (!first || opened.length === 0) return found;
  const now = clock.now();
  const ids = opened.map(({ loadId }) => loadId);
  await inCompany(db, companyId, first.userId, async (tx) => {
    const isFitting = views.some((view) => alertQuery(view).fits !== undefined);
    const fleet = isFitting ? await trucksOf(tx, companyId) : { trucks: [], hasMore: false };
    for (let at = 0; at < views.length; at += viewsAtOnce) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const rows = await matches(tx, companyId, {
        views: views.slice(at, at + viewsAtOnce),
        ids,
        fleet,
        now,
        gazetteer,
      });
      for (const { viewId, id } of rows) found.set(viewId, (found.get(viewId) ?? new Set()).add(id));
    }
  });
  return found;
}

type TrucksAtHand = Awaited<ReturnType<typeof trucksOf>>;

interface Asked extends Pick<Services, 'gazetteer'> {
  readonly views: readonly Alert[];
  readonly ids: readonly string[];
  readonly fleet: TrucksAtHand;
  readonly now: Date;
}

async function matches(tx: Transaction<Tables>, companyId: string, { views, ids, fleet, now, gazetteer }: Asked) {
  const parts = [];
  for (const view of views) {
    const query = alertQuery(view);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const trucks = await trucksFor(tx, companyId, query, fleet);
    parts.push(
      sql`(${foundLoads(tx, { companyId, trucks, gazetteer }, query, now)
        .select([sql<string>`${view.viewId}::uuid`.as('viewId'), 'id'])
        .where(sql<boolean>`id = any (${sql.val([...ids])}::uuid[])`)
        .where(sql<boolean>`not ${isAskedFor(companyId)}`)
        .where(
          sql<boolean>`not exists (select from offer where offer.load_id = load.id and offer.company_id = ${companyId}::uuid)`,
        )})`,
    );
  }
  const { rows } = await sql<{ viewId: string; id: string }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return rows;
}

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
