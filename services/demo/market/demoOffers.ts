import type { Insertable } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { EarlierPrice } from '../../offers/OfferTable.ts';
import { loadContent } from '../../requests/loadContent.ts';
import type { Tables } from '../../Tables.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { chooseTruck } from './chooseTruck.ts';
import { contentBefore } from './contentBefore.ts';
import { wholePrice } from './demoContent.ts';
import { demoTerms } from './demoTerms.ts';
import type { Carrier, Ledger } from './Ledger.ts';
import { closedReason, nextFate, type OfferFate } from './offerFates.ts';
import type { CastPlan, RequestPlan } from './RequestPlan.ts';

export type DemoOffer = Insertable<Tables['offer']> & { readonly amount_minor: number };

const hour = 3_600_000;

const messages = [
  'The truck is empty nearby the evening before.',
  'We can load from 06:00 and deliver a day earlier if the gate is open.',
  'Price includes tolls and one pallet exchange.',
  'Same driver as last week. He knows your gate.',
] as const;

interface About {
  readonly id: string;
  readonly search: string;
}

interface Scene {
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  readonly now: Date;
  /** How many offers each carrier has made so far. */
  readonly turns: Map<string, number>;
}

const pickupOf = ({ content }: RequestPlan): Date | null => {
  const from = content.stops[0]?.window?.from ?? null;
  return from === null ? null : new Date(from);
};

/** An offer of a carrier, with its earlier prices and the truck it thinks of. */
function demoOffer(
  plan: RequestPlan,
  { id: loadId, search }: About,
  carrier: Carrier,
  fate: OfferFate,
  scene: Scene,
): DemoOffer {
  const { ledger, random, now } = scene;
  const opened = plan.publishedAt ?? plan.createdAt;
  const life = plan.endedAt.getTime() - opened.getTime();
  const createdAt = addMilliseconds(opened, random.between(0.1, 0.7) * life);
  const revisedAt = addMilliseconds(createdAt, random.between(0.1, 0.25) * life);
  const isLive = fate === 'submitted' || fate === 'countered';
  const amount = wholePrice(plan.fairMinor * random.between(0.92, 1.16));
  const trail: EarlierPrice[] = [];
  if (random.below(4) === 0)
    trail.push({ amountMinor: wholePrice(amount * 1.06), by: 'fleet', at: createdAt.toISOString() });
  const isCountered = fate === 'countered';
  const counter = wholePrice(Math.min(amount * 0.94, amount - 500));
  if (isCountered) trail.push({ amountMinor: counter, by: 'shipper', at: revisedAt.toISOString() });
  const choice = random.below(4) > 0 ? chooseTruck(plan.content, carrier, ledger, random, createdAt) : undefined;
  const validUntil = isLive
    ? addMilliseconds(now, random.between(1.5, 30) * hour)
    : addMilliseconds(createdAt, fate === 'expired' ? 0.2 * life : random.between(6, 48) * hour);
  const changed = isLive && plan.changed !== null && createdAt < plan.changed.at ? plan.changed : undefined;
  return {
    id: random.uuid(),
    load_id: loadId,
    company_id: carrier.companyId,
    shipper_id: plan.shipperId,
    version: 1 + trail.length + (isLive ? 0 : 1) + (changed ? 1 : 0),
    created_at: createdAt,
    updated_at: changed ? changed.at : trail.length > 0 || !isLive ? revisedAt : createdAt,
    status: fate,
    amount_minor: amount,
    currency: 'EUR',
    pickup_at: random.below(3) === 0 ? pickupOf(plan) : null,
    valid_until: validUntil,
    counter_minor: isCountered ? counter : null,
    counter_until: isCountered ? addMilliseconds(now, random.between(0.8, 1.4) * hour) : null,
    vehicle_id: choice?.truck.vehicleId ?? null,
    trailer_id: choice?.truck.trailerId ?? null,
    driver_id: null,
    message: random.below(5) === 0 ? random.pick(messages) : null,
    stand_by: random.below(3) === 0,
    terms: JSON.stringify(demoTerms(plan.shipper)),
    changes: changed ? [changed.part] : [],
    ...(changed && { earlier_load: JSON.stringify(loadContent(contentBefore(plan.content, changed.part))) }),
    trail: JSON.stringify(trail),
    verdict: choice ? JSON.stringify(choice.verdict) : null,
    closed_reason: closedReason(plan, fate, random),
    search,
  };
}

/** The offers for a request, each of another carrier that was asked. One of them is accepted where it was awarded. */
export function demoOffers(
  plan: CastPlan,
  about: About,
  carriers: readonly Carrier[],
  scene: Scene,
): readonly DemoOffer[] {
  const { carriers: named } = plan.content.audience;
  const asked = carriers.filter(({ companyId }) => named.length === 0 || named.includes(companyId));
  const winner = plan.cast ? asked.indexOf(plan.cast.carrier) : -1;
  const first = winner < 0 ? scene.random.below(asked.length) : winner;
  return [...asked.slice(first), ...asked.slice(0, first)].slice(0, plan.offers).map((carrier, at) => {
    const fate = plan.cast && at === 0 ? 'accepted' : nextFate(plan, carrier.companyId, scene.turns);
    return demoOffer(plan, about, carrier, fate, scene);
  });
}
