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
const [first = '', second = '', third = '', ofOther = ''] = shipmentIds;
const ofFleet = shipmentIds.filter((id) => id !== ofOther);
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
      sql`update shipment set content = jsonb_set(content, ${path}::text[], ${value}::jsonb) where id = ${id}`.execute(tx),
  );

const moved: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('{stops,0,place,lat}', '{stops,-1,place,lat}').chain((path) =>
    fc.constantFrom('null', '"51"', '51.5', '48.1').chain((value) => content(path, value)),
  ),
  fc.constantFrom('"Europe/Berlin"', '"Asia/Kolkata"', 'null').chain((zone) => content('{stops,-1,window,timeZone}', zone)),
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

const useAnswers = (asked: Omit<ReportAsked, 'by'> = always, who: TestMember = fleet, wanted = firstPage, at = now) =>
  answersOf('utilisation', useOneByOne, { ...asked, by: 'vehicle' }, who, { now: at, ...wanted });

const emptyAnswers = (
  asked: ReportAsked = { ...always, by: 'party' },
  who: TestMember = fleet,
  wanted = firstPage,
  at = now,
) => answersOf('empty_km', emptyKmOneByOne, asked, who, { now: at, ...wanted });

const fold = async () => {
  await foldCounts({ db }, 1);
  await foldClocks({ db }, 1);
};

describe('the reports on utilisation and empty kilometres, from what is kept', () => {
  it('say what the trips say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    const steps = fc.array(fc.oneof(settled, settled, settled, told, told, moved, stood), { minLength: 1, maxLength: 8 });
    const questions = fc.array(question, { minLength: 4, maxLength: 4 });
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
          const [use, useByTrips] = await useAnswers(days, who, { page, size }, now + later);
          expect(use).toEqual(useByTrips);
          const trips = { from, to, by, ...(outcome !== undefined && { outcome }), ...(group !== undefined && { group }) };
          const [empty, emptyByTrips] = await emptyAnswers(trips, who, { page, size }, now + later);
          expect(empty).toEqual(emptyByTrips);
        }
      }),
      { numRuns: 60 },
    );
  });
});
