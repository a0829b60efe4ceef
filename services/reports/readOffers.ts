import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { mostShipments, tooMany } from './mostShipments.ts';
import type { OfferFacts } from './offers.ts';
import type { Party } from '../shipments/partyOf.ts';
import { periodBounds } from './periodBounds.ts';

/** An offer, or a fleet that was asked by name and made none. */
export interface OfferRow {
  /** Null without an offer. */
  readonly id: string | null;
  readonly loadId: string;
  readonly partyId: string;
  /** When the offer was made, or the fleet was asked. */
  readonly at: Date;
  readonly status: OfferFacts['status'];
  readonly closedReason: string | null;
  readonly holdsUntil: Date;
  readonly isAwarded: boolean;
  readonly isGivenBack: boolean;
  readonly isDeclined: boolean;
  readonly isClosed: boolean;
  readonly isAsked: boolean;
  readonly answeredAt: Date | null;
  readonly publishedAt: Date | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly km: number | null;
  readonly timeZone: string | null;
  /** Town, country and area of the first and the last stop. */
  readonly ends: readonly (readonly (string | null)[])[];
  readonly shipmentId: string | null;
  /** Of the shipment or, for its shipper, the request. */
  readonly reference: string | null;
}

/** The columns of a side and of the other one in offers, in what fleets were asked, and in what they declined. */
const columns = {
  fleet: { own: sql`company_id`, other: sql`shipper_id`, asked: sql`carrier_id`, asking: sql`company_id` },
  office: { own: sql`shipper_id`, other: sql`company_id`, asked: sql`company_id`, asking: sql`carrier_id` },
} as const satisfies Record<Party['side'], object>;

/** Which offers and asks are read. */
interface Which {
  /** Of rows of `offer`. */
  readonly made: RawBuilder<unknown>;
  /** Of rows of `load` with those of `load_audience` as `named`, where no offer was made. */
  readonly asked: RawBuilder<unknown>;
}

/** The offers and asks of a side for which conditions hold, the latest first. An offer that replaced another of its fleet for the same load is no first answer. */
async function readChosen(tx: Transaction<Tables>, { companyId, side }: Party, which: Which) {
  const { own, other, asked, asking } = columns[side];
  const { rows } = await sql<OfferRow>`
    with made as (
      select offer.id, load_id, offer.${other} as party_id, offer.company_id as fleet_id, created_at as at, status,
        -- What a block ended says nothing of the fleet, as if its request had been closed.
        case when closed_note = 'blocked' then 'request_blocked' else closed_reason end as closed_reason,
        case when status in ('countered', 'expired') then coalesce(counter_until, valid_until) else valid_until end as holds_until,
        amount_minor, currency, null::timestamptz as declined_at
      from offer where offer.${own} = ${companyId} and ${which.made}
      order by created_at desc limit ${mostShipments + 1}),
    unanswered as (
      select null::uuid, load.id, named.${asking}, named.carrier_id, load.published_at, 'none', null, load.ends_at,
        null::bigint, null, declined.at
      from load join load_audience named on named.load_id = load.id
        left join load_decline declined on declined.load_id = load.id and declined.company_id = named.carrier_id
      where named.asked_at is not null and named.${asked} = ${companyId} and ${which.asked}
        and not exists (select from offer where offer.load_id = load.id and offer.company_id = named.carrier_id)
      limit ${mostShipments + 1}),
    found as (select * from made union all select * from unanswered)
    select found.id, found.load_id as "loadId", found.party_id as "partyId", found.at, found.status, closed_reason as "closedReason",
      holds_until as "holdsUntil", shipment.id is not null as "isAwarded",
      shipment.status = 'cancelled' and exists (select from shipment_event gave where gave.shipment_id = shipment.id
        and gave.type = 'cancelled' and gave.by_company_id = shipment.carrier_id) as "isGivenBack",
      declined_at is not null as "isDeclined", not coalesce(load.is_open, false) as "isClosed",
      exists (select from load_audience named where named.load_id = found.load_id and named.carrier_id = fleet_id
        and named.asked_at is not null) as "isAsked",
      case when found.id is null then declined_at
        when not exists (select from offer earlier where earlier.load_id = found.load_id and earlier.company_id = fleet_id
          and (earlier.created_at, earlier.id) < (found.at, found.id)) then found.at end as "answeredAt",
      load.published_at as "publishedAt", amount_minor as "amountMinor", found.currency, load.km,
      load.content #>> '{stops,0,window,timeZone}' as "timeZone",
      array[
        array[load.content #>> '{stops,0,city}', load.content #>> '{stops,0,country}', load.content #>> '{stops,0,postcodeArea}'],
        array[load.content #>> '{stops,-1,city}', load.content #>> '{stops,-1,country}', load.content #>> '{stops,-1,postcodeArea}']
      ] as ends,
      shipment.id as "shipmentId", coalesce(shipment.reference, request.reference) as reference
    from found left join load on load.id = found.load_id left join shipment on shipment.offer_id = found.id
      left join shipment_request request on request.id = found.load_id
    order by found.at desc, found.load_id, found.id, fleet_id`.execute(tx);
  return rows;
}

/**
 * The offers of a side made in the period, and the asks of that period that nobody answered with one, the latest first. Throws a 422 for
 * more than one answer should read.
 */
export async function readOffers(
  tx: Transaction<Tables>,
  party: Party,
  period: Parameters<typeof periodBounds>[0],
): Promise<readonly OfferRow[]> {
  const { begin, end } = periodBounds(period);
  const isBetween = (at: string) =>
    sql`${sql.ref(at)} >= ${begin}::timestamptz and ${sql.ref(at)} < ${end}::timestamptz`;
  const which = { made: isBetween('offer.created_at'), asked: isBetween('load.published_at') };
  const rows = await readChosen(tx, party, which);
  if (rows.length > mostShipments) throw tooMany('offers');
  return rows;
}

/** Some of the offers and asks of a party, the latest first; `keys` is a query of their loads, fleets and offers. */
export const readSomeOffers = (
  tx: Transaction<Tables>,
  party: Party,
  keys: RawBuilder<unknown>,
): Promise<readonly OfferRow[]> =>
  readChosen(tx, party, {
    made: sql`offer.id = any (array(select offer_id from (${keys}) chosen))`,
    asked: sql`(load.id, named.carrier_id) in (select load_id, carrier_id from (${keys}) chosen where offer_id is null)`,
  });
