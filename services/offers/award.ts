import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { closeOffers, forRequest } from '../requests/closeOffers.ts';
import { closeLoad } from '../requests/publishLoad.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import { bookShipment } from '../shipments/bookShipment.ts';
import type { CrewNames } from '../shipments/crewNames.ts';
import type { ShipmentRow } from '../shipments/ShipmentTables.ts';
import type { Tables } from '../Tables.ts';
import type { OfferRow } from './OfferTable.ts';
import { requireOpen } from './refuseOffer.ts';
import { trailOf } from './trailOf.ts';

interface Award {
  readonly offer: OfferRow;
  /** The agreed price: the fleet's, or the shipper's counter-offer. */
  readonly amountMinor: number;
  readonly by: Member;
  /** The names of vehicle and driver, if they are given with the award. */
  readonly assigned: CrewNames | null;
}

/**
 * Awards a request to an offer: accepts it, closes all others, and makes the shipment. In the transaction of the shipper's company,
 * under the lock of the request and after the offer was found acceptable there; so of any number of awards one wins.
 */
export async function award(
  services: Services,
  tx: Transaction<Tables>,
  request: RequestRow,
  { offer, amountMinor, by, assigned }: Award,
  now: Date,
): Promise<ShipmentRow> {
  requireOpen(request, now);
  await tx
    .updateTable('offer')
    .set({
      status: 'accepted',
      earlier_load: null,
      amount_minor: amountMinor,
      // By accepting a counter-offer the fleet says its price, too.
      ...(offer.status === 'countered' && { trail: JSON.stringify(trailOf(offer, now)) }),
      updated_at: now,
      version: offer.version + 1,
    })
    .where('id', '=', offer.id)
    .execute();
  await closeOffers(tx, { where: forRequest(request.id), reason: 'not_selected' }, now);
  const shipment = await bookShipment(
    services,
    tx,
    request,
    {
      offerId: offer.id,
      carrierId: offer.company_id,
      amountMinor,
      currency: offer.currency,
      by,
      vehicleId: offer.vehicle_id,
      trailerId: offer.trailer_id,
      driverId: offer.driver_id,
      assigned,
      verdict: offer.verdict,
      offeredTerms: offer.terms,
    },
    now,
  );
  await tx
    .updateTable('shipment_request')
    .set({
      status: 'awarded',
      awarded_offer_id: offer.id,
      shipment_id: shipment.id,
      recovering: false,
      updated_at: now,
      version: request.version + 1,
    })
    .where('id', '=', request.id)
    .execute();
  await closeLoad(tx, request.id);
  return shipment;
}
