import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../../services/database/inCompany.ts';
import { estimateRoute } from '../../../../services/freight/route/estimateRoute.ts';
import { foldClocks } from '../../../../services/reports/counts/foldClocks.ts';
import { foldCounts } from '../../../../services/reports/counts/foldCounts.ts';
import { emptyKmOutcomes } from '../../../../services/reports/emptyKm.ts';
import type { ReportAsked } from '../../../../services/reports/ReportAsked.ts';
import { utilisationOutcomes } from '../../../../services/reports/utilisation.ts';
import { answersBothWays } from '../../../support/services/answersBothWays.ts';
import type { Step } from '../../../support/services/changesOf.ts';
import { emptyKmOneByOne, useOneByOne } from '../../../support/services/oneByOne.ts';
import { openTrips } from '../../../support/services/openTrips.ts';
import type { TestMember } from '../../../support/services/people.ts';

const { world, shipper, otherShipper, fleet, otherFleet, awarded, truckOf } = await openTrips();
const { db } = world.services;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse('2026-11-29T10:00:00Z');
/** Midnight in Berlin. */
const midnight = Date.parse('2026-11-25T23:00:00Z');

const shipmentIds: string[] = [];
for (const who of [fleet, fleet, fleet, otherFleet, fleet, fleet]) shipmentIds.push((await awarded({}, who)).id);
const [first = '', second = '', , ofOther = ''] = shipmentIds;
const ofFleet = shipmentIds.filter((id) => id !== ofOther);
/** Of which nobody tells anything. */
const untold: string[] = [];
for (const who of [fleet, fleet, fleet]) untold.push((await awarded({}, who)).id);
const [one = '', other = '', last = ''] = untold;
const trucks = [await truckOf(fleet), await truckOf(fleet)];
const [truck = '', otherTruck = ''] = trucks;
const trailer = await truckOf(fleet);
await amidAllCompanies({ db }, async (tx) => {
  await sql`update vehicle set created_at = ${new Date(midnight - 20 * day)}`.execute(tx);
  await sql`update vehicle_standing set since = ${new Date(midnight - 20 * day)}`.execute(tx);
  await sql`update vehicle set kind = 'trailer' where id = ${trailer}`.execute(tx);
});

/** Around what decides: midnights, quarters of an hour, the ends of a month. */
const instant = fc.oneof(
  fc
    .constantFrom(midnight, midnight + day, midnight + 15 * minute, Date.parse('2026-12-01T00:00:00Z'))
    .chain((at) => fc.constantFrom(-1, 0, 1).map((ms) => at + ms)),
  fc.integer({ min: midnight - 40 * day, max: midnight + 10 * day }),
  fc.integer({ min: midnight - day, max: midnight + 2 * day }),
);
const maybeInstant = fc.option(instant, { freq: 4 });
const timestamp = (at: number | null) => sql`${at === null ? null : new Date(at)}::timestamptz`;

const ofShipment = (work: (id: string) => Step): fc.Arbitrary<Step> =>
  fc.constantFrom(...ofFleet, ofOther).map((id) => work(id));

/** What decides about the use of trucks and the way to a trip. */
const settled: fc.Arbitrary<Step> = fc
  .record({
    status: fc.constantFrom('completed', 'completed', 'delivered', 'booked', 'cancelled'),
    vehicle: fc.constantFrom(truck, truck, otherTruck, null),
    trailerId: fc.constantFrom(trailer, null, null),
    delivered: maybeInstant,
    pickup: instant,
    lasts: fc.constantFrom(hour, 9 * hour, 3 * day),
    price: fc.constantFrom(90_000, 1),
    currency: fc.constantFrom('EUR', 'EUR', 'PLN', 'ZZZ'),
    km: fc.constantFrom(640, 0),
  })
  .chain((trip) =>
    ofShipment((id) => (tx) => {
      const [vehicleId, trailerId] = id === ofOther ? [null, null] : [trip.vehicle, trip.trailerId];
      return sql`update shipment set status = ${trip.status}, vehicle_id = ${vehicleId}::uuid, trailer_id = ${trailerId}::uuid,
        delivered_at = ${timestamp(trip.delivered)}, pickup_at = ${timestamp(trip.pickup)}, ends_at = ${timestamp(trip.pickup + trip.lasts)},
        price_minor = ${trip.price}, currency = ${trip.currency}, km = ${trip.km} where id = ${id}`.execute(tx);
    }),
  );

const told: fc.Arbitrary<Step> = fc
  .record({ type: fc.constantFrom('dispatched', 'dispatched', 'arrived', 'correction', 'cancelled'), at: instant })
  .chain(({ type, at }) =>
    ofShipment((id) => async (tx) => {
      const { company_id: company, carrier_id: carrier } = await tx
        .selectFrom('shipment')
        .select(['company_id', 'carrier_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const events = await tx.selectFrom('shipment_event').selectAll().where('shipment_id', '=', id).execute();
      const of = events.findLast((event) => event.type === 'dispatched' || event.type === 'arrived')?.id;
      await tx
        .insertInto('shipment_event')
        .values({
          id: crypto.randomUUID(),
          shipment_id: id,
          company_id: company,
          carrier_id: carrier,
          number: events.length + 1,
          type,
          stop: type === 'arrived' ? 0 : null,
          at: new Date(at),
          recorded_at: new Date(at),
          by_company_id: carrier,
          source: 'desk',
          data: JSON.stringify(
            type === 'correction' ? { of: of ?? crypto.randomUUID(), at: new Date(at).toISOString() } : {},
          ),
        })
        .execute();
    }),
  );

const content = (path: string, value: string) =>
  ofShipment(
    (id) => (tx) =>
      sql`update shipment set content = jsonb_set(content, ${path}::text[], ${value}::jsonb) where id = ${id}`.execute(
        tx,
      ),
  );

const moved: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom('{stops,0,place,lat}', '{stops,-1,place,lat}')
    .chain((path) => fc.constantFrom('null', '"51"', '51.5', '48.1').chain((value) => content(path, value))),
  fc
    .constantFrom('"Europe/Berlin"', '"Asia/Kolkata"', 'null')
    .chain((zone) => content('{stops,-1,window,timeZone}', zone)),
  fc.constantFrom('"Europe/Berlin"', '"Asia/Kolkata"').chain((zone) => content('{stops,0,window,timeZone}', zone)),
  fc
    .constantFrom('DE-45:FR-69', '__proto__')
    .chain((lane) => ofShipment((id) => (tx) => sql`update shipment set lane = ${lane} where id = ${id}`.execute(tx))),
);

const stood: fc.Arbitrary<Step> = fc
  .record({
    id: fc.constantFrom(truck, otherTruck, trailer),
    status: fc.constantFrom('maintenance', 'out_of_service', 'retired', 'available'),
    at: instant,
  })
  .map(
    ({ id, status, at }): Step =>
      (tx) =>
        sql`update vehicle set status = ${status}, updated_at = ${timestamp(at)} where id = ${id}`.execute(tx),
  );

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayNear = fc.integer({ min: -40, max: 10 }).map((days) => dateOf(midnight + days * day));

const question = fc
  .record(
    {
      from: fc.oneof(fc.constantFrom('2026-11-01', '2026-11-26'), dayNear),
      to: fc.oneof(fc.constantFrom('2026-11-30', '2026-11-26', '2026-12-01'), dayNear),
      by: fc.constantFrom('lane', 'party'),
      outcome: fc.constantFrom(...emptyKmOutcomes),
      ofDay: fc.constantFrom(...utilisationOutcomes),
      group: fc.constantFrom('DE-45:FR-69', '__proto__', shipper.company),
      fleetNo: fc.constantFrom('F1', 'F2', 'F9'),
      page: fc.constantFrom(0, 0, 1),
      size: fc.constantFrom(1, 3, 20),
      who: fc.constantFrom(fleet, fleet, otherFleet),
      later: fc.constantFrom(0, 3 * day, 60 * day),
    },
    { requiredKeys: ['from', 'to', 'by', 'page', 'size', 'who', 'later'] },
  )
  .filter(({ from, to }) => from <= to);

const answersOf = answersBothWays(world.services);
const always = { from: '2026-11-01', to: '2026-12-01' } as const;
const firstPage = { page: 0, size: 200 };

const vehicleAnswers = (
  asked: Omit<ReportAsked, 'by'> = always,
  who: TestMember = fleet,
  wanted = firstPage,
  at = now,
) => answersOf('utilisation', useOneByOne, { ...asked, by: 'vehicle' }, who, { now: at, ...wanted });

const emptyAnswers = (
  asked: ReportAsked = { ...always, by: 'party' },
  who: TestMember = fleet,
  wanted = firstPage,
  at = now,
) => answersOf('empty_km', emptyKmOneByOne, asked, who, { now: at, ...wanted });

/** A trip of a truck that is over. */
const trip = (
  id: string,
  {
    status = 'completed',
    vehicleId,
    pickup,
    lasts,
    delivered = pickup + lasts,
  }: {
    readonly status?: string;
    readonly vehicleId: string | null;
    readonly pickup: number;
    readonly lasts: number;
    readonly delivered?: number;
  },
) => sql`update shipment set status = ${status}, vehicle_id = ${vehicleId}::uuid, pickup_at = ${timestamp(pickup)},
    ends_at = ${timestamp(pickup + lasts)}, delivered_at = ${timestamp(delivered)} where id = ${id}`;

/** Nothing was carried by any truck. */
const reset = () =>
  amidAllCompanies({ db }, async (tx) => {
    await sql`update shipment set status = 'booked', vehicle_id = null, trailer_id = null, delivered_at = null, currency = 'EUR', content =
      jsonb_set(jsonb_set(content, '{stops,0,place,lat}', '51'), '{stops,-1,place,lat}', '48')`.execute(tx);
    await sql`update vehicle set status = 'available', updated_at = ${timestamp(midnight + 9 * day)}`.execute(tx);
    await sql`delete from vehicle_standing`.execute(tx);
    await sql`insert into vehicle_standing (vehicle_id, company_id, since, standing)
      select id, company_id, ${timestamp(midnight - 20 * day)}, 'in_service' from vehicle`.execute(tx);
  });

/** How many trips a company sees, and whose counts. */
const seen = (who: TestMember) =>
  inCompany(db, who.company, who.id, async (tx) => {
    const trips = await tx.selectFrom('vehicle_trip').select('shipment_id').execute();
    const { rows } = await sql<{ readonly owner: string }>`
      select owner_id as owner from empty_count_change union select owner_id from empty_count union select owner_id from clock_count
      union select company_id from vehicle_month`.execute(tx);
    return { trips: trips.length, owners: rows.map(({ owner }) => owner) };
  });

const fold = async () => {
  await foldCounts({ db }, 1);
  await foldClocks({ db, clock: world.services.clock }, 1);
};

/** How many trucks were used on a day. */
const usedDays = async () => {
  const [use, byTrips] = await vehicleAnswers({ from: '2026-11-26', to: '2026-11-26' });
  expect(use).toEqual(byTrips);
  return use.data.figures[0]?.count;
};

/** A truck carried it on that day. */
const carried = (id: string, vehicleId: string | null) =>
  amidAllCompanies({ db }, async (tx) => {
    await trip(id, { vehicleId, pickup: midnight + hour, lasts: hour, delivered: midnight + 5 * hour }).execute(tx);
    await sql`update stop_visit set arrived_at = ${timestamp(midnight + hour)} where shipment_id = ${id} and stop = 0`.execute(
      tx,
    );
  });

describe('the reports on utilisation and empty kilometres, from what is kept', () => {
  it('say what the trips say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    const steps = fc.array(fc.oneof(settled, settled, settled, told, told, moved, stood), {
      minLength: 1,
      maxLength: 8,
    });
    const questions = fc.array(question, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), steps, questions, async (before, isFolded, after, asked) => {
        for (const part of [before, after]) {
          for (const step of part) await amidAllCompanies({ db }, step);
          if (isFolded && part === before) await fold();
        }
        for (const { page, size, who, later, ofDay, fleetNo, outcome, group, by, from, to } of asked) {
          const days = {
            from,
            to,
            ...(ofDay !== undefined && { outcome: ofDay }),
            ...(fleetNo !== undefined && { group: fleetNo }),
          };
          const [use, useByTrips] = await vehicleAnswers(days, who, { page, size }, now + later);
          expect(use).toEqual(useByTrips);
          const trips = {
            from,
            to,
            by,
            ...(outcome !== undefined && { outcome }),
            ...(group !== undefined && { group }),
          };
          const [empty, emptyByTrips] = await emptyAnswers(trips, who, { page, size }, now + later);
          expect(empty).toEqual(emptyByTrips);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each<
    readonly [
      string,
      { readonly status: string; readonly hasTruck?: false; readonly gap?: number; readonly lat?: null },
    ]
  >([
    ['measured', { status: 'completed', gap: 14 * day }],
    ['first_trip', { status: 'delivered' }],
    ['long_gap', { status: 'delivered', gap: 14 * day + 1 }],
    ['no_place', { status: 'delivered', gap: day, lat: null }],
    ['no_truck', { status: 'delivered', hasTruck: false }],
    ['under_way', { status: 'booked', gap: day }],
    ['cancelled', { status: 'cancelled', gap: day }],
  ])('take the way to a trip for %s, as the rules do: %o', async (outcome, { status, hasTruck, gap, lat = 51 }) => {
    await reset();
    await amidAllCompanies({ db }, async (tx) => {
      if (gap !== undefined)
        await trip(first, { vehicleId: truck, pickup: midnight - gap - hour, lasts: hour }).execute(tx);
      await trip(second, {
        status,
        vehicleId: hasTruck === false ? null : truck,
        pickup: midnight,
        lasts: hour,
      }).execute(tx);
      await sql`update shipment set content = jsonb_set(content, '{stops,0,place,lat}', ${JSON.stringify(lat)}::jsonb) where id = ${second}`.execute(
        tx,
      );
    });
    for (const isFolded of [false, true]) {
      if (isFolded) await fold();
      const [fromCounts, byTrips] = await emptyAnswers({ ...always, by: 'lane', outcome });
      expect(fromCounts).toEqual(byTrips);
      expect(fromCounts.data.rows.find(({ record }) => record.id === second)).toMatchObject({ outcome });
    }
  });

  it('count a day with several shipments once, and see it end when the last of them is taken away', async () => {
    await reset();
    expect(await usedDays()).toBe(0);
    await carried(one, truck);
    await carried(other, truck);
    expect(await usedDays()).toBe(1);
    await carried(last, otherTruck);
    expect(await usedDays()).toBe(2);
    await carried(one, null);
    expect(await usedDays()).toBe(2);
    await carried(other, null);
    expect(await usedDays()).toBe(1);
  });

  it('see trips of a truck that change at the same time', async () => {
    await reset();
    const trips = ofFleet.map(
      (id, nth) => () =>
        amidAllCompanies({ db }, (tx) =>
          trip(id, {
            vehicleId: truck,
            pickup: midnight + nth * day,
            lasts: hour,
            delivered: midnight + nth * day,
          }).execute(tx),
        ),
    );
    await Promise.all([...trips.map((change) => change()), fold()]);
    const [empty, emptyByTrips] = await emptyAnswers();
    expect(empty).toEqual(emptyByTrips);
    expect(empty.data.outcomes).toMatchObject([
      { outcome: 'measured', n: 4 },
      { outcome: 'first_trip', n: 1 },
      { outcome: 'under_way', n: 3 },
    ]);
    const [use, useByTrips] = await vehicleAnswers();
    expect(use).toEqual(useByTrips);
  });

  it('estimate roads as offers do', async () => {
    const place = fc.record({
      lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: 48, max: 52, noNaN: true })),
      lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: 6, max: 9, noNaN: true })),
      country: fc.constantFrom('DE', 'FR', 'SE', 'ES', 'GB', 'US', 'BR', 'KE', 'JP', 'AD', 'SI'),
    });
    const pairs = fc.array(fc.tuple(place, place), { minLength: 200, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(pairs, async (asked) => {
        const { rows } = await sql<{ readonly km: number }>`
          select road_km(pair -> 0, pair -> 1) as km from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality each (pair, nth) order by nth`.execute(
          db,
        );
        expect(rows.map(({ km }) => km)).toEqual(asked.map((points) => estimateRoute(points).km));
      }),
      { numRuns: 10 },
    );
  });

  it('show a fleet its own trips and counts alone, and its shippers none', async () => {
    await reset();
    expect(await seen(fleet)).toEqual({ trips: 8, owners: [fleet.company] });
    expect((await seen(otherFleet)).trips).toBe(1);
    for (const who of [shipper, otherShipper]) expect(await seen(who)).toEqual({ trips: 0, owners: [] });
  });

  it('count no more what went with a company', async () => {
    const { id } = await awarded({}, fleet);
    await reset();
    await amidAllCompanies({ db }, async (tx) => {
      await trip(first, { vehicleId: truck, pickup: midnight, lasts: hour, delivered: midnight + 3 * day }).execute(tx);
      await trip(id, { vehicleId: truck, pickup: midnight + 2 * hour, lasts: hour, delivered: midnight + day }).execute(
        tx,
      );
    });
    await amidAllCompanies({ db }, (tx) => tx.deleteFrom('company').where('id', '=', shipper.company).execute());
    for (const isFolded of [false, true]) {
      if (isFolded) await fold();
      const [empty, emptyByTrips] = await emptyAnswers();
      expect(empty).toEqual(emptyByTrips);
      expect(empty.paging.total).toBe(0);
      const [use, useByTrips] = await vehicleAnswers();
      expect(use).toEqual(useByTrips);
      expect(use.data.figures[0]?.count).toBe(0);
    }
  });
});
