import { sql, type Transaction } from 'kysely';
import { loadContent } from '../../requests/loadContent.ts';
import { taskOfLoad } from '../../requests/taskOfLoad.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { emptyKmTo } from '../../trucks/emptyKmTo.ts';
import { type Whereabouts, whereabouts } from '../../trucks/whereabouts.ts';

/** Notes with the offers of these fleets how far their trucks come empty, once all trips of the trucks are known. */
export async function addEmptyKm(
  { gazetteer }: Pick<Services, 'gazetteer'>,
  tx: Transaction<Tables>,
  fleets: readonly string[],
  now: Date,
): Promise<void> {
  const offers = await tx
    .selectFrom('offer')
    .innerJoin('shipment_request as request', 'request.id', 'load_id')
    .select([
      'offer.id',
      'offer.company_id as companyId',
      'vehicle_id as vehicleId',
      'content',
      'request.pickup_at as pickupAt',
    ])
    .where('offer.company_id', 'in', fleets)
    .where('offer.status', 'in', ['submitted', 'countered'])
    .execute();
  const known = new Map<string, Whereabouts>();
  const found: { readonly id: string; readonly km: number | null }[] = [];
  for (const { id, companyId, vehicleId, content, pickupAt } of offers) {
    if (vehicleId === null || pickupAt === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const places = known.get(vehicleId) ?? (await whereabouts(tx, gazetteer, { companyId, vehicleId }, now));
    known.set(vehicleId, places);
    found.push({ id, km: emptyKmTo(taskOfLoad(loadContent(content)), places.before(pickupAt)) });
  }
  const [ids, km] = [found.map((each) => each.id), found.map((each) => each.km)];
  await sql`
    update offer set empty_km = found.km from unnest(${sql.val(ids)}::uuid[], ${sql.val(km)}::integer[]) found (id, km)
    where offer.id = found.id`.execute(tx);
}
