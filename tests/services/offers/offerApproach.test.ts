import { beforeAll, expect, it } from 'vitest';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';

const market = await openMarket({ gazetteer: gazetteerWith([{ name: 'Hamburg', lat: 53.55, lng: 9.99 }]) });
const { world, shipper, fleet, call, body, opened, offered, received, act, inOneHour } = market;
const { truckOf, driverOf } = openYard(world);

beforeAll(async () => {
  const { version, name } = (await call('/v1/company', fleet)).body.data;
  const address = { street: 'Hafenstr. 1', postcode: '20457', city: 'Hamburg', country: 'DE' };
  const json = { version, name, address };
  const { status, text } = await call('/v1/company', fleet, { method: 'PUT', json });
  if (status !== 200) throw new Error(text);
});

const emptyKm = async (request: string) => (await received(request))[0].emptyKm;

/** In Essen within four hours from now, which takes almost six from Hamburg. */
const soon = {
  'stops.0.window.from': '2026-11-23T09:00:00Z',
  'stops.0.window.to': '2026-11-23T12:00:00Z',
  decisionBy: '2026-11-23T11:00:00Z',
};
const tooFar = {
  fits: true,
  reasons: [{ code: 'too_far', severity: 'warn', has: expect.any(Number), until: expect.any(String) }],
};

it('an offer says how far its truck comes empty, and whether it can be there in time, as the load does', async () => {
  const { id } = await opened(soon);
  const vehicleId = await truckOf(fleet);
  const { data: load } = (await call(`/v1/loads/${id}?vehicleId=${vehicleId}`, fleet)).body;
  const { verdict } = await offered(id, fleet, { vehicleId });
  expect(verdict).toEqual(tooFar);
  const [seen] = await received(id);
  expect([seen.verdict, seen.emptyKm]).toEqual([load.verdict, load.emptyKm]);
  expect(seen.emptyKm).toBeGreaterThan(300);
});

it('tells fleets no more of the place than the load does', async () => {
  const vehicleId = await truckOf(fleet);
  const reasonsAt = async (lat: number, lng: number) => {
    const { id } = await opened({ ...soon, 'stops.0.place.lat': lat, 'stops.0.place.lng': lng });
    return (await offered(id, fleet, { vehicleId })).verdict.reasons;
  };
  expect(await reasonsAt(51.4501, 7.0499)).toEqual(await reasonsAt(51.5499, 6.9501));
});

it('nothing is known of an offer without a truck, until one is named', async () => {
  const { id } = await opened();
  const { id: offerId } = await offered(id);
  expect(await emptyKm(id)).toBeNull();
  const json = {
    amount: { amountMinor: 100_000, currency: 'EUR' },
    validUntil: inOneHour(),
    vehicleId: await truckOf(fleet),
    version: 1,
  };
  expect((await call(`/v1/offers/${offerId}`, fleet, { method: 'PUT', json })).status).toBe(200);
  expect(await emptyKm(id)).toBeGreaterThan(300);
});

it('a truck that is booked meanwhile comes from its delivery, once the fleet confirms its offer', async () => {
  const [vehicleId, driverId] = [await truckOf(fleet), await driverOf(fleet)];
  const later = {
    'stops.0.place.lat': 45.7,
    'stops.0.place.lng': 4.8,
    'stops.0.place.country': 'FR',
    'stops.0.window.from': '2026-11-27T08:00:00+01:00',
    'stops.0.window.to': '2026-11-27T12:00:00+01:00',
    'stops.1.window.from': '2026-11-28T08:00:00+01:00',
    'stops.1.window.to': '2026-11-28T12:00:00+01:00',
  };
  const { id } = await opened(later);
  const { id: offerId } = await offered(id, fleet, { vehicleId });
  expect(await emptyKm(id)).toBeGreaterThan(1_000);

  const { id: booked } = await opened({ ...soon, 'pricing.model': 'fixed' });
  const { status, body: trip } = await call(`/v1/loads/${booked}/book`, fleet, { json: { vehicleId, driverId } });
  expect(status).toBe(201);
  const { data } = (await call(`/v1/shipment/${trip.data.id}`, fleet)).body;
  expect(data.verdict).toEqual(tooFar);
  expect(data).toMatchObject({ flags: ['late'], expectedLate: { stop: 0, at: data.verdict.reasons[0].until } });
  expect(await emptyKm(booked)).toBeGreaterThan(300);

  const json = { ...body({ ...later, 'cargo.0.count': 20 }), version: 1 };
  expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
  expect(await emptyKm(id)).toBeGreaterThan(1_000);
  expect((await act(offerId, 'confirm', { version: 2 })).status).toBe(200);
  expect(await emptyKm(id)).toBeLessThan(20);
});
