import type { Transaction } from 'kysely';
import { isOutdatedAt } from '../freight/offer/offerStatus.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import { taskOfLoad } from '../requests/taskOfLoad.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { judgeCrew } from '../trucks/judgeCrew.ts';
import type { OfferRow } from './OfferTable.ts';

/**
 * The verdict on the truck of an offer. Of an outdated one it is found anew, for the load that its fleet is asked to confirm its price for;
 * it stays where the load, the truck or the driver is gone. In the transaction of the fleet.
 */
export async function verdictNow(
  services: Pick<Services, 'gazetteer'>,
  tx: Transaction<Tables>,
  offer: OfferRow,
  now: Date,
): Promise<Verdict | null> {
  if (offer.vehicle_id === null || !isOutdatedAt(offer, now)) return offer.verdict;
  const load = await tx.selectFrom('load').select('content').where('id', '=', offer.load_id).executeTakeFirst();
  if (!load) return offer.verdict;
  const { company_id: companyId, vehicle_id: vehicleId, trailer_id: trailerId, driver_id: driverId } = offer;
  const offered = { companyId, vehicleId, trailerId, driverId };
  const judged = await judgeCrew(services, tx, taskOfLoad(load.content), offered, now);
  return 'gone' in judged ? offer.verdict : (judged.judgement?.verdict ?? null);
}
