import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { copyLoads } from '../../support/services/copyLoads.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';
import type { TestMember } from '../../support/services/people.ts';

const market = await openMarket({ gazetteer: gazetteerWith([{ name: 'Hamburg', lat: 53.55, lng: 9.99 }]) });
const { world, fleet, otherFleet, call, opened } = market;
const { truckOf, driverOf } = openYard(world);

const at = (lat: number, lng: number, amountMinor: number, values: object = {}) => ({
  'stops.0.place.lat': lat,
  'stops.0.place.lng': lng,
  'pricing.target.amountMinor': amountMinor,
  ...values,
});
const byReefer = { 'required.bodyTypes': ['reefer'] };
const from = (day: number) => ({
  'stops.0.window.from': `2026-11-${day}T08:00:00+01:00`,
  'stops.0.window.to': `2026-11-${day}T12:00:00+01:00`,
});

const listed = async (query: string, who: TestMember = fleet) => {
  const { status, text, body } = await call(`/v1/loads?${query}`, who);
  if (status !== 200) throw new Error(text);
  return body;
};
const ids = async (query: string, who: TestMember = fleet): Promise<readonly string[]> =>
  (await listed(query, who)).data.map(({ id }: { id: string }) => id);

const settle = async (who: TestMember) => {
  const { body } = await call('/v1/company', who);
  const address = { street: 'Hafenstr. 1', postcode: '20457', city: 'Hamburg', country: 'DE' };
  const json = { version: body.data.version, name: body.data.name, address };
  expect((await call('/v1/company', who, { method: 'PUT', json })).status).toBe(200);
};

const box = await truckOf(fleet);
// Each is named after how far its pickup is from Hamburg, where the truck is.
const cold = await opened(at(53.55, 9.99, 900_000, { ...byReefer, ...from(24), decisionBy: '2026-11-24T06:00:00Z' }));
const far = await opened(at(48.14, 11.58, 800_000));
const km300 = await opened(at(51.46, 7.01, 700_000));
const km40 = await opened(at(53.9, 10, 300_000));
const cheap = await opened(at(53.55, 9.99, 100_000));
const dear = await opened(at(53.55, 9.99, 200_000));
const best = [dear.id, cheap.id, km40.id, km300.id];

describe('loads by best match', () => {
  it('are by pickup as long as no truck has a place', async () => {
    expect(await ids('sort=best')).toEqual(await ids('sort=pickup'));
    expect(await ids('sort=-best')).toEqual((await ids('sort=pickup')).toReversed());
  });

  it('begin with those that a truck fits, the nearest first, the better paid of one place first, and end by pickup', async () => {
    await settle(fleet);
    const others = (await ids('sort=pickup')).filter((id) => !best.includes(id));
    expect(new Set(others)).toEqual(new Set([cold.id, far.id]));
    expect(await ids('sort=best')).toEqual([...best, ...others]);
    expect(await ids('sort=-best')).toEqual([...best, ...others].toReversed());
    expect(await ids('sort=best&fits=true')).toEqual([...best, far.id]);
    expect(await ids('sort=best', otherFleet)).toEqual(await ids('sort=pickup', otherFleet));
  });

  it('say how far the nearest truck that fits has to go', async () => {
    const { data } = await listed('sort=best');
    const kmOf = new Map<string, number | null>(
      data.map(({ id, emptyKm }: { id: string; emptyKm: number | null }) => [id, emptyKm]),
    );
    expect(kmOf.get(cold.id)).toBeNull();
    expect(kmOf.get(dear.id)).toBeLessThan(20);
    expect(kmOf.get(far.id)).toBeGreaterThan(600);
    expect(
      (await listed('sort=pickup')).data.every(({ emptyKm }: { emptyKm: number | null }) => emptyKm === null),
    ).toBe(true);
  });

  it('look around the place that is asked for, or the truck that is picked', async () => {
    expect((await ids('sort=best&near=51.5,7&radiusKm=2000'))[0]).toBe(km300.id);
    const reefer = await truckOf(fleet, { bodyType: 'reefer', temperatureC: { min: -25, max: 25 } });
    expect(await ids(`sort=best&vehicleId=${reefer}&fits=true`)).toEqual([cold.id]);
    expect((await ids(`sort=best&vehicleId=${box}`)).slice(0, 4)).toEqual(best);
  });

  it('are counted from where each truck will be free, and from the nearest that fits', async () => {
    const { id: booked } = await opened(
      at(53.55, 9.99, 100_000, { 'pricing.model': 'fixed', 'stops.1.place.lat': 51.46, 'stops.1.place.lng': 7.01 }),
    );
    const third = await truckOf(fleet);
    const { status, body } = await call(`/v1/loads/${booked}/book`, fleet, {
      json: { vehicleId: third, driverId: await driverOf(fleet) },
    });
    expect(status).toBe(201);
    const later = await opened(
      at(51.46, 7.01, 10_000, {
        ...from(28),
        'stops.1.window.from': '2026-11-29T08:00:00+01:00',
        'stops.1.window.to': '2026-11-29T18:00:00+01:00',
      }),
    );
    const kmOf = async () => (await listed('sort=best')).data.find(({ id }: { id: string }) => id === later.id).emptyKm;
    expect(await kmOf()).toBeGreaterThan(300);
    expect((await call(`/v1/shipment/${body.data.id}/events`, fleet, { json: { type: 'dispatched' } })).status).toBe(
      201,
    );
    expect(await kmOf()).toBeLessThan(20);
    const order = await ids('sort=best');
    expect(order.indexOf(later.id)).toBeLessThan(order.indexOf(km40.id));
  });

  it('keep one order over all pages of a large market, with each load once', async () => {
    const before = await ids('sort=best');
    await amidAllCompanies(world.services, async (tx) => {
      await copyLoads(tx, km40.id, 1_100);
      await copyLoads(tx, cold.id, 100);
    });
    const whole = [...(await ids('sort=best&size=1000')), ...(await ids('sort=best&size=1000&page=1'))];
    const total = (await listed('sort=best&size=1')).paging?.total ?? 0;
    expect([whole.length, new Set(whole).size]).toEqual([total, total]);
    expect(whole.filter((id) => before.includes(id)).slice(0, 3)).toEqual(before.slice(0, 3));
    for (const [page, size] of [
      [3, 50],
      [19, 50],
      [142, 7],
      [9, 107],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      expect(await ids(`sort=best&size=${size}&page=${page}`)).toEqual(whole.slice(page * size, (page + 1) * size));
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await ids(`sort=-best&size=${size}&page=${page}`)).toEqual(
        whole.toReversed().slice(page * size, (page + 1) * size),
      );
    }
    expect(await ids('sort=best&page=999')).toEqual([]);
    const { paging, data } = await listed('sort=emptyKm&near=53.55,9.99&radiusKm=500&size=1000');
    expect([paging?.total, data.length]).toEqual([total - 1, 1_000]);
  });
});
