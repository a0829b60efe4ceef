import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import { frozenShipment } from '../../shipments/frozenShipment.ts';
import { termsIn } from '../../terms/termsFor.ts';
import { usualTerms } from '../../terms/usualTerms.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { chooseDriver, chooseTruck } from './chooseTruck.ts';
import { demoEvents } from './demoEvents.ts';
import type { DemoOffer } from './demoOffers.ts';
import type { DemoRequest } from './demoRequestRow.ts';
import type { Carrier, Ledger } from './Ledger.ts';
import type { RequestPlan } from './RequestPlan.ts';

const hour = 3_600_000;

interface Scene {
  readonly ledger: Ledger;
  readonly random: SeededRandom;
}

/**
 * Who does the trip: a truck and a driver that are free for it, if the carrier has both. Of trips that are over only that they were
 * free counts, as papers may have ended since.
 */
function crewOf(plan: RequestPlan, carrier: Carrier, { ledger, random }: Scene) {
  const { content, endedAt } = plan;
  const choice = chooseTruck(content, carrier, ledger, random, endedAt);
  if (!choice) return undefined;
  const isPast = plan.fate === 'carried';
  if (isPast ? choice.verdict.reasons.some(({ code }) => code === 'overlap') : !choice.verdict.fits) return undefined;
  const driverId = chooseDriver(content, carrier, choice.truck, ledger, endedAt, isPast);
  if (driverId === undefined) return undefined;
  const { vehicleId, trailerId } = choice.truck;
  return { vehicleId, trailerId, driverId, verdict: choice.verdict };
}

/**
 * What an award does: the request and its accepted offer name each other, and there is a shipment with its events. A fixed price is
 * booked by the carrier with truck and driver; otherwise every second upcoming trip still lacks them.
 */
export function demoAward(
  plan: RequestPlan,
  request: DemoRequest,
  offer: DemoOffer,
  carrier: Carrier,
  turn: number,
  scene: Scene,
) {
  const { ledger, random } = scene;
  const opened = plan.publishedAt ?? plan.createdAt;
  const at = addMilliseconds(opened, 0.97 * (plan.endedAt.getTime() - opened.getTime()));
  const isCarried = plan.fate === 'carried';
  const { model, target } = plan.content.pricing;
  const isFixed = model === 'fixed';
  const tookHours = isFixed ? 0.001 : random.between(0.2, 2);
  const crew = isCarried || isFixed || turn % 2 === 0 ? crewOf(plan, carrier, scene) : undefined;
  const amountMinor = isFixed && target ? target.amountMinor : offer.amount_minor;
  const accepted = {
    ...offer,
    amount_minor: amountMinor,
    updated_at: at,
    ...(isFixed && crew
      ? {
          vehicle_id: crew.vehicleId,
          trailer_id: crew.trailerId,
          driver_id: crew.driverId,
          verdict: JSON.stringify(crew.verdict),
        }
      : {}),
  };
  const booking = {
    offerId: offer.id,
    carrierId: carrier.companyId,
    amountMinor,
    currency: 'EUR',
    vehicleId: crew?.vehicleId ?? null,
    trailerId: crew?.trailerId ?? null,
    driverId: crew?.driverId ?? null,
    isAssigned: crew !== undefined,
    terms: termsIn(usualTerms, 'EUR'),
  };
  const frozen = frozenShipment(random.uuid(), request, booking, at);
  const carried = { status: 'completed', updated_at: frozen.ends_at, flags: [], late_from: null, next_stop: null };
  const shipment = { ...frozen, ...(isCarried && carried) };
  if (crew) {
    ledger.add([crew.vehicleId, crew.trailerId, crew.driverId], {
      from: new Date(frozen.pickup_at),
      to: new Date(frozen.ends_at),
    });
  }
  const events = demoEvents(
    {
      shipment,
      windows: plan.content.stops.flatMap(({ window }) => (window ? [window] : [])),
      isBookedByCarrier: isFixed,
      assignedAt: crew ? addMilliseconds(at, tookHours * hour) : null,
      isCarried,
    },
    random,
  );
  const [last, delivered] = [events.at(-1), events.find(({ type }) => type === 'delivered')];
  const told = {
    event_count: events.length,
    last_event: last?.type ?? null,
    last_event_at: last?.at ?? null,
    delivered_at: delivered?.at ?? null,
  };
  const awarded = { ...request, awarded_offer_id: offer.id, shipment_id: shipment.id, updated_at: at };
  return { accepted, awarded, shipment: { ...shipment, ...told }, events, at };
}
