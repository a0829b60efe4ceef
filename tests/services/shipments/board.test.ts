import { describe, expect, it } from 'vitest';
import { rightRequest } from '../../support/contract/requests.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const trips = await openTrips();
const { world, shipper, fleet, otherFleet, strangeFleet, call, assigned, awarded, tell, truckOf } = trips;

const day = 24 * 3_600_000;

/** The board from a day before now, for some days. */
const board = (who = fleet, days = 14) => {
  const from = world.clock.now().getTime() - day;
  const query = { from: new Date(from).toISOString(), to: new Date(from + days * day).toISOString() };
  return call(`/v1/board?${new URLSearchParams(query).toString()}`, who);
};

interface Row {
  readonly id: string;
  readonly trips: readonly {
    readonly id: string;
    readonly pickupAt: string;
    readonly endsAt: string;
    readonly expectedAt: string;
  }[];
  readonly blocks: readonly unknown[];
}

const find = (all: readonly Row[], wanted: string) => all.find(({ id }) => id === wanted);

const paper = (type: string) => ({ code: 'paper_expires', of: 'vehicle', has: [type], until: '2026-03-09' });

describe('the board of a fleet', () => {
  it('has each truck with trailer, driver and shipments, and what has no truck yet', async () => {
    const booked = await awarded();
    const { id, vehicleId, driverId } = await assigned();
    const { status, body } = await board();
    expect(status).toBe(200);
    const truck = find(body.data.trucks, vehicleId);
    expect(truck).toMatchObject({ kind: 'rigid', status: 'assigned', trailer: null, driver: null, blocks: [] });
    expect(truck).toMatchObject({
      trips: [
        {
          id,
          status: 'assigned',
          flags: [],
          shipper: 'Sundby Foods',
          startedAt: null,
          expectedAt: null,
          deliveredAt: null,
          trailer: null,
          driver: { id: driverId, name: 'Ilse' },
        },
      ],
    });
    expect(body.data.unassigned).toMatchObject([{ id: booked.id, status: 'booked', flags: ['unassigned'] }]);
    expect(body.data).toMatchObject({ unassignedCount: 1, truckCount: body.data.trucks.length });
  });

  it('has only the shipments of its time', async () => {
    const { id, vehicleId } = await assigned();
    const { pickupAt = '', endsAt = '' } = find((await board()).body.data.trucks, vehicleId)?.trips[0] ?? {};
    const tripsBetween = async (from: number, to: number) => {
      const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      const { body } = await call(`/v1/board?${new URLSearchParams(query).toString()}`, fleet);
      return find(body.data.trucks, vehicleId)?.trips.map((trip) => trip.id);
    };
    const [begins, ends] = [Date.parse(pickupAt), Date.parse(endsAt)];
    expect(await tripsBetween(begins - day, begins)).toEqual([]);
    expect(await tripsBetween(begins - day, begins + 1)).toEqual([id]);
    expect(await tripsBetween(ends - 1, ends + day)).toEqual([id]);
    expect(await tripsBetween(ends, ends + day)).toEqual([]);
  });

  it('tells when a truck has come, and when it is expected', async () => {
    const { id, vehicleId } = await assigned();
    await tell(id, { type: 'dispatched' });
    const at = new Date(world.clock.now().getTime()).toISOString();
    await tell(id, { type: 'arrived', stop: 0, at });
    await tell(id, { type: 'departed', stop: 0, at });
    const trip = find((await board()).body.data.trucks, vehicleId)?.trips[0];
    expect(trip).toMatchObject({ status: 'in_transit', startedAt: at, nextStop: 1 });
    expect(Date.parse(trip?.expectedAt ?? '')).toBeGreaterThan(Date.parse(at));
  });

  it('expects a truck at the last stop that is not skipped', async () => {
    const [, last] = rightRequest.stops;
    const window = { ...last?.window, from: '2026-11-27T08:00:00+01:00', to: '2026-11-27T18:00:00+01:00' };
    const { id, vehicleId } = await assigned({ 'stops.2': { ...last, window } });
    await tell(id, { events: [{ type: 'dispatched' }, { type: 'arrived', stop: 0 }, { type: 'departed', stop: 0 }] });
    const expectedAt = async () => find((await board()).body.data.trucks, vehicleId)?.trips[0]?.expectedAt ?? '';
    const atTheThird = await expectedAt();
    expect((await tell(id, { type: 'stop_skipped', stop: 2, data: { reason: 'Closed' } })).status).toBe(201);
    expect(Date.parse(await expectedAt())).toBeLessThan(Date.parse(atTheThird));
  });

  it('plans no time for a stop that is skipped before the truck has set out', async () => {
    const [, last] = rightRequest.stops;
    const window = { ...last?.window, from: '2026-11-27T08:00:00+01:00', to: '2026-11-27T18:00:00+01:00' };
    const { id, vehicleId } = await assigned({ 'stops.2': { ...last, window } });
    const endsAt = async () => find((await board()).body.data.trucks, vehicleId)?.trips[0]?.endsAt;
    expect(await endsAt()).toBe('2026-11-27T17:00:00.000Z');
    expect((await tell(id, { type: 'stop_skipped', stop: 2, data: { reason: 'Closed' } })).status).toBe(201);
    expect(await endsAt()).toBe(new Date(last?.window?.to ?? '').toISOString());
  });

  it('says what keeps a truck off the road, and when it is expected back', async () => {
    const [inShop, expiring] = [await truckOf(fleet), await truckOf(fleet, {}, { until: '2026-03-09' })];
    const ofShop = await call(`/api/v1/vehicle/${inShop}`, fleet);
    const backOn = new Date(world.clock.now().getTime() + 3 * day).toISOString().slice(0, 10);
    const moved = await call(`/api/v1/vehicle/${inShop}/status`, fleet, {
      json: { status: 'maintenance', pause: { reason: 'repair', backOn }, version: ofShop.body.data.version },
    });
    expect(moved.status).toBe(200);
    const { trucks } = (await board(fleet, 30)).body.data;
    expect(find(trucks, inShop)?.blocks).toEqual([
      { code: 'status_vehicle', severity: 'block', of: 'vehicle', has: ['maintenance'], until: backOn },
    ]);
    expect(find(trucks, expiring)?.blocks).toMatchObject([paper('insurance'), paper('roadworthiness')]);
  });

  it('is shown to nobody else', async () => {
    const { vehicleId } = await assigned();
    expect((await board(shipper)).status).toBe(404);
    for (const who of [otherFleet, strangeFleet]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body } = await board(who);
      expect(find(body.data.trucks, vehicleId)).toBeUndefined();
      expect(body.data.unassigned).toEqual([]);
    }
  });

  it.each([
    ['no times', ''],
    ['a day for a time', '?from=2026-03-01&to=2026-03-08T00:00:00Z'],
    ['an end before the beginning', '?from=2026-03-08T00:00:00Z&to=2026-03-01T00:00:00Z'],
    ['too many days', '?from=2026-03-01T00:00:00Z&to=2026-04-02T00:00:00Z'],
    ['a filter it does not know', '?from=2026-03-01T00:00:00Z&to=2026-03-08T00:00:00Z&q=B'],
  ])('is refused for %s', async (_, query) => {
    expect((await call(`/v1/board${query}`, fleet)).status).toBe(400);
  });
});
