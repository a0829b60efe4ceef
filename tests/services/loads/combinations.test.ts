import { beforeAll, describe, expect, it } from 'vitest';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';

const market = await openMarket({ gazetteer: gazetteerWith([{ name: 'Hamburg', lat: 53.55, lng: 9.99 }]) });
const { world, shipper, fleet, otherFleet, call, opened } = market;
const { truckOf, driverOf } = openYard(world);

beforeAll(async () => {
  const { version, name } = (await call('/v1/company', fleet)).body.data;
  const address = { street: 'Hafenstr. 1', postcode: '20457', city: 'Hamburg', country: 'DE' };
  await call('/v1/company', fleet, { method: 'PUT', json: { version, name, address } });
});

interface Choice {
  readonly id: string;
  readonly spare: boolean;
  readonly verdict: { readonly fits: boolean; readonly reasons: readonly { readonly code: string }[] };
}

const judged = async (id: string, query = '', who = fleet) =>
  (await call(`/v1/loads/${id}/combinations${query}`, who)).body.data;
const codesOf = (choices: readonly Choice[], id: string): readonly string[] | undefined =>
  choices.find((each) => each.id === id)?.verdict.reasons.map(({ code }) => code);

/** In Essen within four hours from now, which takes almost six from Hamburg. */
const soon = {
  'stops.0.window.from': '2026-11-23T09:00:00Z',
  'stops.0.window.to': '2026-11-23T12:00:00Z',
  decisionBy: '2026-11-23T11:00:00Z',
};

const box = await truckOf(fleet);
const driverId = await driverOf(fleet, { currentVehicleId: box });
const relief = await driverOf(fleet);
const trailer = await truckOf(fleet, { kind: 'trailer', bodyType: 'flatbed' });
const semi = await truckOf(fleet, { kind: 'semi_trailer' });

describe('what a fleet can choose for a load', () => {
  it('is judged as the load says, where each truck goes with the trailer and driver it has', async () => {
    const { id } = await opened();
    const { fits } = (await call(`/v1/loads/${id}`, fleet)).body.data;
    const { vehicles } = await judged(id);
    const fitting = vehicles
      .filter(({ verdict, spare }: Choice) => verdict.fits && !spare)
      .map((each: Choice) => each.id);
    expect(fitting).toEqual(fits.vehicleIds);
    expect(vehicles.find(({ id: each }: Choice) => each === box)).toMatchObject({
      driverId,
      trailerId: null,
      spare: false,
    });
  });

  it('is judged with a spare driver, where a truck has none, as for a shipment', async () => {
    const { id } = await opened();
    const truck = await truckOf(fleet);
    const { vehicles } = await judged(id);
    expect(vehicles.find(({ id: each }: Choice) => each === truck)).toMatchObject({
      driverId: relief,
      spare: true,
      verdict: { fits: true },
    });
  });

  it('says which truck cannot come in time, as the booking of it does', async () => {
    const { id } = await opened({ ...soon, 'pricing.model': 'fixed' });
    const { vehicles, chosen } = await judged(id, `?vehicleId=${box}&driverId=${driverId}`);
    expect(codesOf(vehicles, box)).toEqual(['too_far']);
    expect(chosen.verdict).toEqual({
      fits: true,
      reasons: [{ code: 'too_far', severity: 'warn', has: chosen.emptyKm, until: expect.any(String) }],
    });
    expect(chosen.emptyKm).toBeGreaterThan(300);
  });

  it('says it of trailers the vehicle can pull, and of drivers with their other shipments', async () => {
    const { id: taken } = await opened({ 'pricing.model': 'fixed' });
    const { id } = await opened();
    const json = { vehicleId: await truckOf(fleet), driverId: relief };
    expect((await call(`/v1/loads/${taken}/book`, fleet, { json })).status).toBe(201);
    const { trailers, drivers, chosen } = await judged(id, `?vehicleId=${box}&driverId=${relief}`);
    expect(trailers.map((each: Choice) => each.id)).toEqual([trailer]);
    expect(codesOf(trailers, trailer)).toContain('body_type');
    expect(codesOf(trailers, semi)).toBeUndefined();
    expect([codesOf(drivers, driverId), codesOf(drivers, relief)]).toEqual([[], ['overlap']]);
    expect(chosen.verdict.fits).toBe(false);
  });

  it('is asked without a vehicle first', async () => {
    const { id } = await opened();
    expect(await judged(id)).toMatchObject({ trailers: [], drivers: [], chosen: null });
  });

  it('is its own alone, and no question of shippers or of a load that is gone', async () => {
    const { id } = await opened();
    expect((await call(`/v1/loads/${id}/combinations?vehicleId=${box}`, otherFleet)).status).toBe(422);
    expect((await judged(id, '', otherFleet)).vehicles).toEqual([]);
    expect((await call(`/v1/loads/${id}/combinations`, shipper)).status).toBe(404);
    expect((await call(`/v1/loads/${box}/combinations`, fleet)).status).toBe(404);
  });
});
