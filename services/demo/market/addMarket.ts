import type { Transaction } from 'kysely';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { inSlices } from '../inSlices.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { addEmptyKm } from './addEmptyKm.ts';
import { addEvents } from './addEvents.ts';
import { addWatches } from './addWatches.ts';
import { addStatements } from './addStatements.ts';
import { addProofPapers } from './addProofPapers.ts';
import { addRelations, isBlocked } from './addRelations.ts';
import { castScenes } from './castScenes.ts';
import { castTrips } from './castTrips.ts';
import { carriersAtHand } from './carriersAtHand.ts';
import { demoMarket } from './demoMarket.ts';
import type { DemoOffer } from './demoOffers.ts';
import { demoShippers } from './demoShippers.ts';
import { demoTerms } from './demoTerms.ts';
import { Ledger } from './Ledger.ts';
import { planRequests } from './planRequests.ts';
import { before, thisMonth } from './shares.ts';
import { settleFleets } from './settleFleets.ts';
import { tellLately } from './tellLately.ts';

interface Brand {
  readonly id: string;
  readonly companies: readonly Company[];
}

interface Company {
  readonly id: string;
  readonly name: string;
  readonly kind: 'fleet' | 'office';
  /** Whether people of the demo sign in to it. */
  readonly isEntered: boolean;
}

/** How many trips of the months before there are for each request of this one. */
const earlierTrips = 1.4;

/** Of a blocked fleet no offer waits for an answer. */
const ended = (offer: DemoOffer): DemoOffer =>
  offer.status === 'submitted' || offer.status === 'countered'
    ? { ...offer, status: 'rejected', closed_reason: 'other' }
    : offer;

/** Adds what the shippers of a brand ask, and what its fleets answered: requests, loads, offers and shipments. */
export async function addMarket(
  services: Services,
  tx: Transaction<Tables>,
  brand: Brand,
  random: SeededRandom,
  now: Date,
): Promise<void> {
  const fleets = brand.companies.filter(({ kind }) => kind === 'fleet').map(({ id }) => id);
  const ids = brand.companies.map(({ id }) => id);
  const carriers = await carriersAtHand(tx, fleets);
  const senders = brand.companies.flatMap(({ id, name }) => {
    const shipper = demoShippers[name];
    return shipper ? [{ id, shipper }] : [];
  });
  const agreed = senders.map(({ id, shipper }) => ({
    company_id: id,
    version: 1,
    updated_at: now,
    terms: JSON.stringify(demoTerms(shipper)),
  }));
  if (agreed.length > 0) await tx.insertInto('company_terms').values(agreed).execute();
  const isEntered = (company: string): boolean => brand.companies.some((each) => each.id === company && each.isEntered);
  const shown = {
    carriers: carriers.filter(({ companyId }) => isEntered(companyId)),
    senders: senders.filter(({ id }) => isEntered(id)),
  };
  const stage = { ledger: new Ledger(), random, now };
  const others = carriers.filter(({ companyId }) => !isEntered(companyId));
  const scenes = [...castScenes(shown, stage), ...castScenes({ carriers: others, senders }, stage)];
  const plans = senders.flatMap(({ id, shipper }) => [
    ...planRequests(id, shipper, fleets, { count: shipper.requests, share: thisMonth }, random, now),
    ...planRequests(
      id,
      shipper,
      fleets,
      { count: Math.round(shipper.requests * earlierTrips), share: before },
      random,
      now,
    ),
  ]);
  const inOrder = [...scenes, ...castTrips(plans, carriers, stage)].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const market = demoMarket(inOrder, carriers, stage);
  const { requests, lastNumbers, loads, audience, offers, shipments, events } = market;
  const rows = requests.map(({ content, ...row }) => ({ ...row, content: JSON.stringify(content) }));
  await inSlices(rows, (some) => tx.insertInto('shipment_request').values(some).execute());
  await tx
    .insertInto('request_number')
    .values([...lastNumbers].map(([id, last]) => ({ company_id: id, year: now.getUTCFullYear(), last })))
    .execute();
  const listed = loads.map((load) => ({ ...load, brand_id: brand.id }));
  await inSlices(listed, (some) => tx.insertInto('load').values(some).execute());
  const asked = audience.filter((each) => !isBlocked(each.carrier_id, fleets));
  await inSlices(asked, (some) => tx.insertInto('load_audience').values(some).execute());
  const made = offers.map((offer) => (isBlocked(offer.company_id, fleets) ? ended(offer) : offer));
  await inSlices(made, (some) => tx.insertInto('offer').values(some).execute());
  await inSlices(shipments, (some) => tx.insertInto('shipment').values(some).execute());
  await addEmptyKm(services, tx, fleets, now);
  await addEvents(tx, events);
  await addProofPapers(tx, shipments, events, now);
  await addRelations(
    tx,
    senders.map(({ id }) => id),
    fleets,
    random,
    now,
  );
  await addWatches(
    tx,
    shown.carriers.map(({ companyId }) => companyId),
    now,
  );
  await settleFleets(tx, fleets, now);
  await addStatements(tx, fleets, now);
  await tellLately(tx, ids, now);
}
