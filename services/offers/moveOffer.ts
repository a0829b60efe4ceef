import type { Member } from '../company/Member.ts';
import type { Services } from '../Services.ts';
import { toShipmentAnswer } from '../shipments/shipmentAnswer.ts';
import { award } from './award.ts';
import { findOffer, offerRow } from './findOffer.ts';
import { offerFootprint } from './offerFootprint.ts';
import { judgeOffer } from './judgeOffer.ts';
import { requireCurrency, requireOffer, requireOpen, requireUpToDate } from './refuseOffer.ts';
import { searchOf } from './searchOf.ts';
import { underOfferLock } from './underRequestLock.ts';

/** Takes an offer back, at any time before the award. */
export const withdrawOffer = (services: Services, member: Member, id: string, version: number) =>
  underOfferLock(services, member, id, async ({ tx, now }) => {
    const offer = await offerRow(tx, id, version);
    requireOffer(offer, 'withdraw', now);
    await tx
      .updateTable('offer')
      .set({ status: 'withdrawn', earlier_load: null, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    return findOffer(tx, id, now);
  });

/** When a fleet can come at the earliest, which is no time before its first window begins. */
const notBeforeWindow = (pickupAt: Date | null, begins: Date | null): Date | null =>
  pickupAt && begins && pickupAt < begins ? begins : pickupAt;

/** Stands by the price after the request changed, unless it asks for another currency by now. The verdict is found anew, and its pickup follows a later window. */
export const confirmOffer = (services: Services, member: Member, id: string, version: number) =>
  underOfferLock(services, member, id, async ({ tx, request, now }) => {
    const offer = await offerRow(tx, id, version);
    requireOpen(request, now);
    requireOffer(offer, 'confirm', now);
    requireCurrency(offer, request);
    const { vehicle_id: vehicleId, trailer_id: trailerId, driver_id: driverId } = offer;
    const offered = { companyId: member.companyId, vehicleId, trailerId, driverId };
    const { columns } = await judgeOffer(services, tx, request, offered, now);
    const named = { vehicleId, trailerId, carrierId: member.companyId };
    const footprint = await offerFootprint(services, tx, request, named);
    await tx
      .updateTable('offer')
      .set({
        changes: [],
        earlier_load: null,
        pickup_at: notBeforeWindow(offer.pickup_at, request.pickup_at),
        ...columns,
        footprint,
        search: (await searchOf(tx, request.id)) ?? offer.search,
        updated_at: now,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    return findOffer(tx, id, now);
  });

/** Accepts a counter-offer, which binds the shipper until its end: the award. */
export const acceptCounter = (services: Services, member: Member, id: string, version: number) =>
  underOfferLock(services, member, id, async ({ tx, request, now, asShipper }) => {
    const offer = await offerRow(tx, id, version);
    requireOpen(request, now);
    requireOffer(offer, 'acceptCounter', now);
    requireUpToDate(offer, request);
    const shipment = await asShipper(() =>
      award(
        services,
        tx,
        request,
        { offer, amountMinor: offer.counter_minor ?? offer.amount_minor, by: member, assigned: null },
        now,
      ),
    );
    return toShipmentAnswer(tx, shipment);
  });
