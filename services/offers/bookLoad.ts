import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import type { Money } from '../freight/fields/moneyField.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import { namesOfCrew } from '../shipments/crewNames.ts';
import { lockUnits, settleUnits } from '../shipments/settleUnits.ts';
import { toShipmentAnswer } from '../shipments/shipmentAnswer.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { award } from './award.ts';
import { offerRow } from './findOffer.ts';
import { requireFit } from '../trucks/requireFit.ts';
import { judgeOffer } from './judgeOffer.ts';
import type { BookingDraft } from './offerBody.ts';
import { offerFootprint } from './offerFootprint.ts';
import { requireOpen } from './refuseOffer.ts';
import { seenTerms } from './seenTerms.ts';
import { searchOf } from './searchOf.ts';
import { underRequestLock } from './underRequestLock.ts';

/**
 * Takes a load at its fixed price, with vehicle and driver. Refuses with 422 what does not fit, one error for each reason. A live
 * offer of the fleet for it is replaced.
 */
export const bookLoad = (services: Services, member: Member, loadId: string, draft: BookingDraft) =>
  underRequestLock(services, member, loadId, async ({ tx, request, now, asShipper }) => {
    requireOpen(request, now);
    const { model, target } = request.content.pricing;
    if (model !== 'fixed' || !target) {
      throw new Refusal(409, 'This load has no fixed price. Make an offer.', { reason: 'not_fixed' });
    }
    requireSamePrice(draft.amount, target);
    const terms = await seenTerms({ tx, request, asShipper }, draft.termsVersion);
    const crew = { vehicle_id: draft.vehicleId, trailer_id: draft.trailerId, driver_id: draft.driverId };
    await lockUnits(tx, [crew]);
    const offered = { ...draft, companyId: member.companyId };
    const { verdict, columns } = await judgeOffer(services, tx, request, offered, now);
    requireFit(verdict);
    const offer = await acceptPrice(services, tx, member, request, { ...draft, amount: target, columns, terms, now });
    const names = await namesOfCrew(tx, draft);
    const shipment = await asShipper(() =>
      award(services, tx, request, { offer, amountMinor: offer.amount_minor, by: member, assigned: names }, now),
    );
    await settleUnits(tx, [crew], now);
    return toShipmentAnswer(tx, shipment);
  });

/** Refuses with 409 a price that the shipper has changed since it was shown. */
function requireSamePrice(shown: Money | null, price: Money): void {
  if (shown === null || (shown.amountMinor === price.amountMinor && shown.currency === price.currency)) return;
  throw new Refusal(409, 'The shipper changed the price of this load.', { reason: 'stale' });
}

interface Taken extends BookingDraft {
  readonly amount: Money;
  /** The shipper's, as JSON. */
  readonly terms: string;
  readonly columns: Awaited<ReturnType<typeof judgeOffer>>['columns'];
  readonly now: Date;
}

/** The offer that a booking is: live for a moment, at the fixed price. */
async function acceptPrice(
  services: Services,
  tx: Transaction<Tables>,
  { companyId }: Member,
  request: RequestRow,
  { amount, columns, terms, now, ...combination }: Taken,
) {
  await sql`
    update offer set status = 'withdrawn', earlier_load = null, version = version + 1, updated_at = ${now}::timestamptz
    where load_id = ${request.id}::uuid and company_id = ${companyId}::uuid and status in ('submitted', 'countered')`.execute(
    tx,
  );
  const id = services.random.uuid();
  const footprint = await offerFootprint(services, tx, request, { ...combination, carrierId: companyId });
  await tx
    .insertInto('offer')
    .values({
      id,
      load_id: request.id,
      company_id: companyId,
      shipper_id: request.company_id,
      created_at: now,
      updated_at: now,
      status: 'submitted',
      amount_minor: amount.amountMinor,
      currency: amount.currency,
      pickup_at: null,
      valid_until: request.ends_at ?? now,
      counter_minor: null,
      counter_until: null,
      vehicle_id: combination.vehicleId,
      trailer_id: combination.trailerId,
      driver_id: combination.driverId,
      message: null,
      stand_by: false,
      terms,
      ...columns,
      footprint,
      search: (await searchOf(tx, request.id)) ?? request.lane.toLowerCase(),
    })
    .execute();
  return offerRow(tx, id);
}
