import { describe, expect, it } from 'vitest';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';

const market = await openMarket({ gazetteer: gazetteerWith([{ name: 'Hamburg', lat: 53.55, lng: 9.99 }]) });
const { world, fleet, otherFleet, call, opened } = market;
const { truckOf, driverOf } = openYard(world);

const load = async (id: string, who = fleet, query = '') => (await call(`/v1/loads/${id}${query}`, who)).body.data;
const listedAs = async (id: string, who = fleet, query = '') => {
  const { body } = await call(`/v1/loads?size=1000${query}`, who);
  return body.data.find((each: { id: string }) => each.id === id);
};

const box = await truckOf(fleet);
const van = await truckOf(fleet, {
  kind: 'van',
  payloadKg: 1_200,
  grossWeightKg: 3_500,
  volumeM3: 14,
  palletPositions: 4,
});
const reefer = await truckOf(fleet, { bodyType: 'reefer', temperatureC: { min: -25, max: 25 } });
const paperless = await truckOf(fleet, {}, { hasPapers: false });
const { id } = await opened();

const short = { code: 'payload', severity: 'block', has: 1_200, needs: 12_000 };
const wrongBody = { code: 'body_type', severity: 'block', has: ['reefer'], needs: ['curtainsider', 'box'] };

describe('a load says how many trucks of the fleet fit', () => {
  it('and what stands against the nearest of the others, the nearest first', async () => {
    const fits = {
      count: 1,
      nearly: [
        { vehicleId: reefer, reasons: [wrongBody] },
        {
          vehicleId: paperless,
          reasons: ['insurance', 'registration', 'roadworthiness'].map((paper) => ({
            code: 'paper_missing',
            severity: 'block',
            of: 'vehicle',
            needs: [paper],
          })),
        },
        {
          vehicleId: van,
          reasons: [
            short,
            { code: 'volume', severity: 'block', has: 14, needs: 40 },
            { code: 'pallets', severity: 'block', has: 4, needs: 24 },
          ],
        },
      ],
    };
    expect((await load(id)).fits).toEqual({ ...fits, vehicleIds: [box] });
    expect((await listedAs(id)).fits).toEqual(fits);
  });

  it('with none of another fleet', async () => {
    expect((await load(id, otherFleet)).fits).toEqual({ count: 0, nearly: [], vehicleIds: [] });
  });

  it('until one of them is taken at that time, or coupled to a driver who may not drive it', async () => {
    const owner = otherFleet;
    const [first, second] = [await truckOf(owner), await truckOf(owner)];
    expect((await load(id, owner)).fits).toEqual({ count: 2, nearly: [], vehicleIds: [first, second] });
    const { id: booked } = await opened({ 'pricing.model': 'fixed' });
    const driverId = await driverOf(owner);
    const { status } = await call(`/v1/loads/${booked}/book`, owner, { json: { vehicleId: first, driverId } });
    expect(status).toBe(201);
    await driverOf(owner, { currentVehicleId: second, licence: null });
    expect((await load(id, owner)).fits).toEqual({
      count: 0,
      vehicleIds: [],
      nearly: [
        {
          vehicleId: first,
          reasons: [{ code: 'overlap', severity: 'block', of: 'vehicle', until: '2026-11-26T17:00:00.000Z' }],
        },
        {
          vehicleId: second,
          reasons: [{ code: 'paper_missing', severity: 'block', of: 'driver', needs: ['licence'] }],
        },
      ],
    });
  });
});

it('loads are found by whether a truck fits, or the one that is picked, and counted', async () => {
  const cold = await opened({ 'required.bodyTypes': ['reefer'], 'cargo.0.temperatureC': { min: 2, max: 8 } });
  const dangerous = await opened({ 'required.adr': true });
  const found = async (query: string) => {
    const { body } = await call(`/v1/loads?size=1000&fits=true${query}`, fleet);
    const ids = new Set(body.data.map((each: { id: string }) => each.id));
    return [id, cold.id, dangerous.id].map((each) => ids.has(each));
  };
  expect(await found('')).toEqual([true, true, false]);
  expect(await found(`&vehicleId=${box}`)).toEqual([true, false, false]);
  expect(await found(`&vehicleId=${reefer}`)).toEqual([false, true, false]);
  expect(await found(`&vehicleId=${van}`)).toEqual([false, false, false]);
  const { body } = await call('/v1/loads/counts', fleet);
  expect(body.data.all - body.data.fits).toBe(1);
});

describe('a truck that is picked', () => {
  it('is judged with every reason', async () => {
    expect((await load(id, fleet, `?vehicleId=${box}`)).verdict).toEqual({ fits: true, reasons: [] });
    expect((await listedAs(id, fleet, `&vehicleId=${reefer}`)).verdict).toEqual({ fits: false, reasons: [wrongBody] });
    expect((await load(id)).verdict).toBeNull();
  });

  it('must be a truck of the fleet', async () => {
    for (const picked of [await truckOf(otherFleet), id]) {
      for (const path of [`/v1/loads/${id}?vehicleId=${picked}`, `/v1/loads?vehicleId=${picked}`]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { status, body } = await call(path, fleet);
        expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['vehicleId']]);
      }
    }
  });
});

const kmOf = async (query: string) => {
  const { body } = await call(`/v1/loads?size=1000${query}`, fleet);
  return body.data.map(({ emptyKm }: { emptyKm: number | null }) => emptyKm);
};

const windowOf = (from: string, to: string) => ({ 'stops.0.window.from': from, 'stops.0.window.to': to });

describe('empty km', () => {
  it('are not known without a truck or a place, nor of a truck that is nowhere', async () => {
    expect(new Set(await kmOf(''))).toEqual(new Set([null]));
    expect(new Set(await kmOf(`&vehicleId=${box}`))).toEqual(new Set([null]));
  });

  it('are counted from the base or the delivery before a load is picked up, and sorted from where the truck is now', async () => {
    await opened({ 'stops.0.place.lat': 48.14, 'stops.0.place.lng': 11.58 });
    await opened({ 'stops.0.place.lat': 45.76, 'stops.0.place.lng': 4.84, 'stops.1.place.lat': 50.1 });
    const { body } = await call('/v1/company', fleet);
    const address = { street: 'Hafenstr. 1', postcode: '20457', city: 'Hamburg', country: 'DE' };
    const json = { version: body.data.version, name: body.data.name, address };
    expect((await call('/v1/company', fleet, { method: 'PUT', json })).status).toBe(200);
    const fromBase: readonly number[] = await kmOf(`&vehicleId=${box}&sort=emptyKm`);
    expect(fromBase[0]).toBeGreaterThan(300);
    expect(fromBase).toEqual(fromBase.toSorted((one, other) => one - other));
    const { id: booked } = await opened({ 'pricing.model': 'fixed' });
    const driverId = await driverOf(fleet);
    const { status, body: trip } = await call(`/v1/loads/${booked}/book`, fleet, {
      json: { vehicleId: box, driverId },
    });
    expect(status).toBe(201);
    const inLyon = {
      'stops.0.place.lat': 45.76,
      'stops.0.place.lng': 4.84,
      'stops.0.place.country': 'FR',
      'stops.1.place.lat': 48.14,
      'stops.1.place.lng': 11.58,
      'stops.1.place.country': 'DE',
      'stops.1.window.from': '2026-11-28T08:00:00+01:00',
      'stops.1.window.to': '2026-11-28T20:00:00+01:00',
    };
    const [before, soon, after] = [
      await opened({ ...inLyon, ...windowOf('2026-11-26T16:59:00Z', '2026-11-26T18:00:00Z') }),
      await opened({ ...inLyon, ...windowOf('2026-11-26T17:00:00Z', '2026-11-26T17:01:00Z') }),
      await opened({ ...inLyon, ...windowOf('2026-11-27T08:00:00Z', '2026-11-27T18:00:00Z') }),
    ];
    const picked = `&vehicleId=${box}&sort=emptyKm`;
    expect((await listedAs(before.id, fleet, picked)).emptyKm).toBeGreaterThan(1_000);
    expect((await listedAs(soon.id, fleet, picked)).emptyKm).toBeLessThan(20);
    expect((await listedAs(after.id, fleet, picked)).emptyKm).toBeLessThan(20);
    const codes = async (of: string) =>
      (await load(of, fleet, `?vehicleId=${box}`)).verdict.reasons.map(({ code }: { code: string }) => code);
    expect([await codes(soon.id), await codes(after.id)]).toEqual([['too_far'], []]);

    const nearest = async () => (await call(`/v1/loads?size=1${picked}`, fleet)).body.data[0].stops[0].lat;
    expect(await nearest()).toBe(51.5);
    const sent = await call(`/v1/shipment/${trip.data.id}/events`, fleet, { json: { type: 'dispatched' } });
    expect([sent.status, await nearest()]).toEqual([201, 45.8]);
  });

  it('are counted from a place that is asked for', async () => {
    const [nearest] = await kmOf('&near=51.5,7&radiusKm=2000&sort=emptyKm');
    expect(nearest).toBe(0);
  });

  // The line to 51.5, 7, where fleets see the load: 13.8, 55.6, 100.1 and 657.6 km; roads are longer by 1.4, 1.32, 1.27 and 1.22.
  it.each([
    ['51.5,7.2', 19],
    ['52,7', 73],
    ['50.6,7', 127],
    ['45.76,4.84', 802],
  ])('are those of the road from %s: %i', async (near, km) => {
    const { body } = await call(`/v1/loads?size=1000&near=${near}&radiusKm=2000`, fleet);
    const loads: readonly { id: string; emptyKm: number }[] = body.data;
    expect(loads.find((each) => each.id === id)?.emptyKm).toBe(km);
  });
});

describe('a container chassis', () => {
  it('carries nothing for shippers who ask for no body, in lists, counts and filters alike', async () => {
    const chassis = await truckOf(otherFleet, { bodyType: 'container_chassis' });
    const [anything, container] = [
      await opened({ 'required.bodyTypes': [] }),
      await opened({ 'required.bodyTypes': ['container_chassis'] }),
    ];
    const found = async (query: string) => {
      const { body } = await call(`/v1/loads?size=1000${query}`, otherFleet);
      const ids = new Set(body.data.map((each: { id: string }) => each.id));
      return [anything.id, container.id].map((each) => ids.has(each));
    };
    expect(await found(`&fits=true&vehicleId=${chassis}`)).toEqual([false, true]);
    expect(await found('&bodyType=container_chassis')).toEqual([false, true]);
    expect((await load(anything.id, otherFleet, `?vehicleId=${chassis}`)).verdict).toEqual({
      fits: false,
      reasons: [{ code: 'body_type', severity: 'block', has: ['container_chassis'] }],
    });
    expect((await load(container.id, otherFleet)).fits.vehicleIds).toContain(chassis);
  });
});
