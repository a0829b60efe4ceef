import { frozenShipment } from '../../shipments/frozenShipment.ts';
import { assignBy } from '../../shipments/fold/assignBy.ts';
import { traitsOf } from '../../shipments/fold/eventTraits.ts';
import { foldRows } from '../../shipments/foldRows.ts';
import { isListed } from '../../shipments/isListed.ts';
import { lateToldBy } from '../../shipments/lateToldBy.ts';
import { crewColumns } from '../../shipments/crewNames.ts';
import { summaryOf } from '../../shipments/summaryOf.ts';
import { termsIn } from '../../terms/termsOf.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { demoEvents } from './demoEvents.ts';
import type { DemoOffer } from './demoOffers.ts';
import type { DemoRequest } from './demoRequestRow.ts';
import { demoTerms } from './demoTerms.ts';
import type { Cast, CastPlan } from './RequestPlan.ts';
import { toldOnTheWay } from './toldOnTheWay.ts';
import { withAnswersToWaiting } from './withAnswersToWaiting.ts';

interface Trip {
  readonly plan: CastPlan;
  readonly request: DemoRequest;
  readonly offer: DemoOffer;
  readonly cast: Cast;
}

/**
 * What an award does: the request and its accepted offer name each other, and there is a shipment with all that happened by now, and what
 * follows from that by the rules of the services. A fixed price is booked by the carrier with truck and driver.
 */
export function demoAward({ plan, request, offer, cast: { carrier, crew } }: Trip, random: SeededRandom, now: Date) {
  const at = plan.endedAt;
  const { model, target } = plan.content.pricing;
  const isBooked = model === 'fixed' && crew !== null;
  const amountMinor = model === 'fixed' && target ? target.amountMinor : offer.amount_minor;
  const taken = {
    vehicle_id: crew?.vehicleId ?? null,
    trailer_id: crew?.trailerId ?? null,
    driver_id: crew?.driverId ?? null,
    verdict: JSON.stringify(crew?.verdict ?? null),
  };
  const terms = termsIn(demoTerms(plan.shipper), 'EUR');
  const accepted = { ...offer, amount_minor: amountMinor, updated_at: at, ...(isBooked && taken) };
  const frozen = frozenShipment(
    random.uuid(),
    { ...request, content: plan.content },
    {
      offerId: offer.id,
      carrierId: carrier.companyId,
      amountMinor,
      currency: 'EUR',
      vehicleId: null,
      trailerId: null,
      driverId: null,
      assigned: null,
      verdict: null,
      terms,
    },
    at,
  );
  const onTheWay = plan.journey ? toldOnTheWay(plan.content, plan.journey, now.getTime()) : [];
  const told = withAnswersToWaiting(plan.content, onTheWay, terms, now.getTime());
  const parties = { id: frozen.id, shipperId: plan.shipperId, carrierId: carrier.companyId };
  const events = demoEvents(parties, { at, isByCarrier: isBooked }, told, crew, random);
  const folded = foldRows({ content: plan.content }, events);
  const last = events.findLast(isListed);
  const shipment = {
    ...frozen,
    ...summaryOf(folded, terms),
    assign_by: new Date(assignBy(folded)),
    ...(crew && folded.assignment && crewColumns(crew)),
    version: events.filter(({ type }) => traitsOf(type).makesStale).length,
    updated_at: events.at(-1)?.recorded_at ?? at,
    event_count: events.length,
    late_told: lateToldBy(last?.type ?? '', folded, now),
    last_event: last?.type ?? null,
    last_event_at: last?.at ?? null,
  };
  const isGivenBack = plan.fate === 'given_back';
  const awarded = isGivenBack
    ? request
    : { ...request, awarded_offer_id: offer.id, shipment_id: frozen.id, updated_at: at };
  const ended = isGivenBack ? { status: 'withdrawn' as const, updated_at: request.updated_at } : {};
  return { accepted: { ...accepted, ...ended }, awarded, shipment, events, at };
}
