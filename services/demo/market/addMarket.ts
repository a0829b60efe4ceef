import { sql, type Transaction } from 'kysely';
import { nameCrew } from '../../shipments/nameCrew.ts';
import type { Tables } from '../../Tables.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { addRelations, isBlocked } from './addRelations.ts';
import { carriersAtHand } from './carriersAtHand.ts';
import { demoMarket } from './demoMarket.ts';
import type { DemoOffer } from './demoOffers.ts';
import { demoShippers } from './demoShippers.ts';
import { planRequests } from './planRequests.ts';
import { tellLately } from './tellLately.ts';

interface Brand {
  readonly id: string;
  readonly companies: readonly { readonly id: string; readonly name: string; readonly kind: 'fleet' | 'office' }[];
}

/** Of a blocked fleet no offer waits for an answer. */
const ended = (offer: DemoOffer): DemoOffer =>
  offer.status === 'submitted' || offer.status === 'countered'
    ? { ...offer, status: 'rejected', closed_reason: 'other' }
    : offer;

/** Adds what the shippers of a brand ask, and what its fleets answered: requests, loads, offers and shipments. */
export async function addMarket(tx: Transaction<Tables>, brand: Brand, random: SeededRandom, now: Date): Promise<void> {
  const fleets = brand.companies.filter(({ kind }) => kind === 'fleet').map(({ id }) => id);
  const ids = brand.companies.map(({ id }) => id);
  const carriers = await carriersAtHand(tx, fleets);
  const plans = brand.companies.flatMap(({ id, name }) => {
    const shipper = demoShippers[name];
    return shipper ? planRequests(id, shipper, fleets, random, now) : [];
  });
  const inOrder = plans.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const market = demoMarket(inOrder, carriers, random, now);
  const { requests, loads, audience, offers, shipments, events } = market;
  const rows = requests.map(({ content, ...row }) => ({ ...row, content: JSON.stringify(content) }));
  await tx.insertInto('shipment_request').values(rows).execute();
  await tx
    .insertInto('request_number')
    .values(
      [...new Set(rows.map((row) => row.company_id))].map((id) => ({
        company_id: id,
        year: now.getUTCFullYear(),
        last: rows.filter((row) => row.company_id === id).length,
      })),
    )
    .execute();
  await tx
    .insertInto('load')
    .values(loads.map((load) => ({ ...load, brand_id: brand.id })))
    .execute();
  await tx
    .insertInto('load_audience')
    .values(audience.filter((asked) => !isBlocked(asked.carrier_id, fleets)))
    .execute();
  await tx
    .insertInto('offer')
    .values(offers.map((offer) => (isBlocked(offer.company_id, fleets) ? ended(offer) : offer)))
    .execute();
  await tellLately(tx, ids, now);
  await tx.insertInto('shipment').values(shipments).execute();
  await tx.insertInto('shipment_event').values(events).execute();
  await nameCrew(tx, sql<boolean>`shipment.carrier_id = any (${sql.val(fleets)}::uuid[])`);
  const shippers = brand.companies.filter(({ name }) => demoShippers[name]).map(({ id }) => id);
  await addRelations(tx, shippers, fleets, random, now);
  const assigned = shipments
    .filter(({ status }) => status === 'assigned')
    .flatMap((shipment) => [shipment.vehicle_id, shipment.trailer_id])
    .filter((id) => typeof id === 'string');
  if (assigned.length === 0) return;
  await tx
    .updateTable('vehicle')
    .set({ status: 'assigned' })
    .where('id', 'in', assigned)
    .where('status', '=', 'available')
    .execute();
}
