import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { freePlaces } from '../../../services/trucks/freePlaces.ts';
import { whereabouts } from '../../../services/trucks/whereabouts.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const gazetteer = gazetteerWith([{ name: 'Hamburg', lat: 53.55, lng: 9.99 }]);
const { world, fleet, assigned } = await openTrips({ gazetteer });
const day = (date: number, hour = 0): Date => new Date(Date.UTC(2026, 10, date, hour));

/** To Lyon by the 26th at 17:00. */
let trip: { readonly id: string; readonly vehicleId: string };
beforeAll(async () => {
  trip = await assigned();
  await amidAllCompanies(world.services, (tx) =>
    sql`update company set street = 'Hafenstr. 1', postcode = '20457', city = 'Hamburg', country = 'DE'
      where id = ${fleet.company}`.execute(tx),
  );
});

/** Where the truck of the trip is free, as found for many trucks at one time and for one at many. */
const found = (before: Date, now: Date, change = sql`status = 'assigned'`, except: string | null = null) =>
  amidAllCompanies(world.services, async (tx) => {
    await sql`update shipment set delivered_at = null where id = ${trip.id}`.execute(tx);
    await sql`update shipment set ${change} where id = ${trip.id}`.execute(tx);
    const { company: companyId } = fleet;
    const { vehicleId } = trip;
    const placeOf = await freePlaces(tx, gazetteer, { companyId, vehicleIds: [vehicleId], before, except }, now);
    const places = await whereabouts(tx, gazetteer, { companyId, vehicleId }, now);
    return { one: placeOf(vehicleId), same: places.before(before), next: places.now };
  });

const delivered = (at: Date) => sql`status = 'delivered', delivered_at = ${at}::timestamptz`;

describe('before a load a truck is free', () => {
  it.each([
    ['at its base while its trip is still to come', day(26, 16), undefined, ['Hamburg', day(24)]],
    ['at its delivery once that is planned to be over', day(26, 17), undefined, ['Lyon', day(26, 17)]],
    ['at its base if the trip was cancelled', day(27), sql`status = 'cancelled'`, ['Hamburg', day(24)]],
    ['at a delivery that is overdue, from now on', day(30), sql`status = 'in_transit'`, ['Lyon', day(29)], day(29)],
    ['at a delivery since it came early', day(26, 10), delivered(day(26, 9)), ['Lyon', day(26, 9)], day(26, 10)],
    ['at its delivery for two days', day(30), delivered(day(26, 17)), ['Lyon', day(26, 17)], day(28, 16)],
    ['at its base after two days', day(30), delivered(day(26, 17)), ['Hamburg', day(28, 17)], day(28, 17)],
  ])('%s', async (_, before, change, [city, at], now = day(24)) => {
    const { one, same } = await found(before, now, change);
    expect([one?.city, one?.at]).toEqual([city, at]);
    expect(same).toEqual(one);
  });

  it('without counting the shipment that is planned', async () => {
    const { one } = await found(day(28), day(24), undefined, trip.id);
    expect(one?.city).toBe('Hamburg');
  });
});

describe('next a truck is free', () => {
  it.each([
    ['at its base before its trip', undefined, day(24), 'Hamburg'],
    ['at its delivery once it was sent off', sql`status = 'dispatched'`, day(24), 'Lyon'],
    ['at its delivery once the pickup was to begin', undefined, day(25, 8), 'Lyon'],
  ])('%s', async (_, change, now, city) => {
    expect((await found(now, now, change)).next?.city).toBe(city);
  });
});
