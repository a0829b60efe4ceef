import * as fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import type { Step } from './changesOf.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Changes of offers for these loads and of what is known of fleets that are asked, in any order, around `start`. */
export function changingOffers(loadIds: readonly string[], fleetIds: readonly string[], start: number) {
  const aroundNow = fc.oneof(
    fc.constantFrom(-1, 0, 1).map((ms) => start + ms),
    fc.constantFrom(-1, 0, 1).map((ms) => start + hour + ms),
    fc.integer({ min: start - 3 * day, max: start + 3 * day }),
  );
  const load = fc.constantFrom(...loadIds);
  const fleet = fc.constantFrom(...fleetIds);
  const instant = aroundNow.map((at) => new Date(at));

  const offered: fc.Arbitrary<Step> = fc.record({ load, fleet, at: instant, until: instant }).map(
    ({ load: id, fleet: by, at, until }) =>
      (tx) =>
        sql`insert into offer (id, load_id, company_id, shipper_id, created_at, updated_at, status, amount_minor, currency, valid_until, stand_by, search)
            select gen_random_uuid(), id, ${by}, company_id, ${at}::timestamptz, ${at}, 'withdrawn', 100, 'EUR', ${until}::timestamptz, false, ''
            from shipment_request where id = ${id}`.execute(tx),
  );

  /** One of the offers of a fleet for a load, if there is any, is changed like this. */
  const changed = (changes: fc.Arbitrary<RawBuilder<unknown>>): fc.Arbitrary<Step> =>
    fc.record({ load, fleet, changes, nth: fc.constantFrom(0, 1, 2) }).map(
      ({ load: id, fleet: by, changes: set, nth }) =>
        (tx) =>
          sql`update offer set ${set} where id = (
              select id from offer where load_id = ${id} and company_id = ${by} order by created_at, id limit 1 offset ${nth})`.execute(
            tx,
          ),
    );

  const reasons = fc.constantFrom('not_selected', 'price', 'request_withdrawn', 'other', null);
  const moved = fc.oneof(
    changed(
      fc
        .record({ reason: reasons, note: fc.constantFrom('blocked', null) })
        .map(
          ({ reason, note }) => sql`status = 'rejected', closed_reason = ${reason}::text, closed_note = ${note}::text`,
        ),
    ),
    changed(fc.constantFrom('withdrawn', 'expired').map((status) => sql`status = ${status}`)),
    changed(instant.map((at) => sql`valid_until = ${at}::timestamptz`)),
    changed(instant.map((at) => sql`counter_minor = 90, counter_until = ${at}::timestamptz`)),
  );

  /** Waits for an answer, where no other offer of the fleet does. */
  const waits: fc.Arbitrary<Step> = fc.record({ load, fleet, status: fc.constantFrom('submitted', 'countered') }).map(
    ({ load: id, fleet: by, status }) =>
      (tx) =>
        sql`update offer set status = ${status} where id = (
            select id from offer where load_id = ${id} and company_id = ${by} order by created_at desc, id limit 1)
            and not exists (select from offer live where live.load_id = ${id} and live.company_id = ${by}
              and live.status in ('submitted', 'countered'))`.execute(tx),
  );

  const removed: fc.Arbitrary<Step> = fc.record({ load, fleet }).map(
    ({ load: id, fleet: by }) =>
      (tx) =>
        sql`delete from offer where load_id = ${id} and company_id = ${by}
            and not exists (select from shipment where offer_id = offer.id)`.execute(tx),
  );

  const ofLoad = (changes: fc.Arbitrary<RawBuilder<unknown>>): fc.Arbitrary<Step> =>
    fc.record({ load, changes }).map(
      ({ load: id, changes: set }) =>
        (tx) =>
          sql`update load set ${set} where id = ${id}`.execute(tx),
    );
  const loads = fc.oneof(
    ofLoad(fc.boolean().map((is) => sql`is_open = ${is}`)),
    ofLoad(fc.boolean().map((is) => sql`is_market = ${is}`)),
    ofLoad(instant.map((at) => sql`published_at = ${at}::timestamptz`)),
    ofLoad(instant.map((at) => sql`ends_at = ${at}::timestamptz`)),
    ofLoad(
      fc
        .constantFrom('01', '69', null)
        .map(
          (area) =>
            sql`content = jsonb_set(content, '{stops,-1,postcodeArea}', coalesce(to_jsonb(${area}::text), 'null'))`,
        ),
    ),
    ofLoad(
      fc
        .constantFrom('Europe/Berlin', 'Pacific/Kiritimati', null)
        .map(
          (zone) =>
            sql`content = jsonb_set(content, '{stops,0,window,timeZone}', coalesce(to_jsonb(${zone}::text), 'null'))`,
        ),
    ),
  );

  const asked: fc.Arbitrary<Step> = fc.record({ load, fleet, at: fc.constantFrom(new Date(start), null) }).map(
    ({ load: id, fleet: whom, at }) =>
      (tx) =>
        sql`insert into load_audience (load_id, company_id, carrier_id, asked_at) select id, company_id, ${whom}, ${at}::timestamptz from load where id = ${id}
            on conflict (load_id, carrier_id) do update set asked_at = excluded.asked_at`.execute(tx),
  );
  const unasked: fc.Arbitrary<Step> = fc.record({ load, fleet }).map(
    ({ load: id, fleet: whom }) =>
      (tx) =>
        sql`delete from load_audience where load_id = ${id} and carrier_id = ${whom}`.execute(tx),
  );
  const declined: fc.Arbitrary<Step> = fc.record({ load, fleet, at: instant }).map(
    ({ load: id, fleet: by, at }) =>
      (tx) =>
        sql`insert into load_decline (load_id, company_id, shipper_id, at, reason) select id, ${by}, company_id, ${at}::timestamptz, 'no_capacity' from load where id = ${id}
            on conflict (load_id, company_id) do update set at = excluded.at`.execute(tx),
  );

  /** The only shipment is cancelled, by its carrier or by nobody, or under way again. */
  const cancelled: fc.Arbitrary<Step> = fc
    .constantFrom('cancelled', 'booked')
    .map((status) => (tx) => sql`update shipment set status = ${status}`.execute(tx));
  const givenBack: fc.Arbitrary<Step> = fc.constant((tx) =>
    sql`insert into shipment_event (id, shipment_id, company_id, carrier_id, number, type, at, recorded_at, by_company_id, source)
      select gen_random_uuid(), id, company_id, carrier_id, 1000 + (select count(*) from shipment_event where shipment_id = shipment.id), 'cancelled',
        now(), now(), carrier_id, 'desk' from shipment`.execute(tx),
  );

  const change = fc.oneof(
    { weight: 4, arbitrary: offered },
    { weight: 4, arbitrary: moved },
    { weight: 3, arbitrary: waits },
    { weight: 1, arbitrary: removed },
    { weight: 4, arbitrary: loads },
    { weight: 3, arbitrary: asked },
    { weight: 2, arbitrary: unasked },
    { weight: 2, arbitrary: declined },
    { weight: 1, arbitrary: cancelled },
    { weight: 1, arbitrary: givenBack },
  );
  return { aroundNow, change };
}
