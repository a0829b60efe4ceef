import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { quarterOf } from '../../../services/shipments/quarterOf.ts';
import { reckonApproach } from '../../../services/shipments/reckonApproach.ts';
import { reckonApproaches } from '../../../services/shipments/reckonApproaches.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openTrips } from '../../support/services/openTrips.ts';
import { passTime } from '../../support/services/passTime.ts';
import { toNextQuarter } from '../../support/services/toNextQuarter.ts';

const trips = await openTrips({
  gazetteer: gazetteerWith([{ name: 'Lyon', country: 'FR', lat: 45.75, lng: 4.85 }]),
});
const { world, shipper, crew, awarded, shipment, write, tell } = trips;

interface Trip {
  readonly id: string;
}

const quarter = 15 * 60_000;
const days = 24 * 60;

const given = async (truck: Awaited<ReturnType<typeof crew>>, values: object = {}): Promise<Trip> => {
  const { id } = await awarded({ ...values });
  const { status, text, body } = await write(id, 'assignment', { ...truck, version: 1 });
  if (status !== 200) throw new Error(text);
  return body.data;
};

/** The day after the next. */
const soonAfter = {
  'stops.0.window': { from: '2026-11-27T18:00:00Z', to: '2026-11-27T20:00:00Z' },
  'stops.1.window': { from: '2026-11-29T08:00:00Z', to: '2026-11-29T18:00:00Z' },
};

const work = async () => {
  while (await reckonApproaches(world.services)) continue;
};

/** A trip and the next one of its truck, of which nothing is due. */
const twoTrips = async (): Promise<readonly [Trip, Trip]> => {
  const truck = await crew();
  const both = [await given(truck), await given(truck, soonAfter)] as const;
  await toNextQuarter(world);
  await work();
  return both;
};

const delay = async ({ id }: Trip, minutes: number) => {
  expect((await tell(id, { type: 'delay', data: { minutes, reason: 'traffic' } })).status).toBe(201);
};

const due = ({ id }: Trip) =>
  amidAllCompanies(world.services, (tx) =>
    tx.selectFrom('approach_due').selectAll().where('shipment_id', '=', id).execute(),
  );

const forecasts = async ({ id }: Trip) =>
  (await shipment(id)).events.filter(({ type }: { type: string }) => type === 'reckoned');

const now = () => world.clock.now().getTime();

describe('a quarter of an hour', () => {
  it.each([
    ['2026-11-25T08:14:59.999Z', '2026-11-25T08:00:00.000Z', '2026-11-25T08:15:00.000Z'],
    ['2026-11-25T08:15:00.000Z', '2026-11-25T08:15:00.000Z', '2026-11-25T08:30:00.000Z'],
    ['2026-11-25T08:15:00.001Z', '2026-11-25T08:15:00.000Z', '2026-11-25T08:30:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31T23:45:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('that %s is in begins at %s and ends at %s', (at, from, until) => {
    expect(quarterOf(new Date(at))).toEqual({ from: new Date(from), until: new Date(until) });
  });
});

describe('what a trip makes of the next one', () => {
  it.each([
    [-1, 0],
    [0, quarter],
    [1, quarter],
  ])('is told %i ms after a quarter of an hour when the next one begins: after %i ms', async (after, told) => {
    const [first, next] = await twoTrips();
    await toNextQuarter(world);
    const begins = now() + quarter;
    await passTime(world, quarter + after);
    await delay(first, 5 * days);
    expect(await due(first)).toMatchObject([{ shipment_id: first.id, due_at: new Date(begins + told) }]);
    await passTime(world, begins + told - 1 - now());
    await work();
    expect(await forecasts(next)).toEqual([]);
    world.advance(1);
    await work();
    expect(await forecasts(next)).toMatchObject([{ at: new Date(begins + told).toISOString() }]);
    expect(await due(first)).toEqual([]);
  });

  it('is told once of 185 positions in 15 seconds, as of the quarter of an hour', async () => {
    const [first, next] = await twoTrips();
    await delay(first, 3 * days);
    await tell(first.id, { type: 'dispatched' });
    for (let each = 0; each < 185; each += 1) {
      world.advance(80);
      const position = each % 2 === 0 ? { lat: 60.17, lng: 24.94 } : { lat: 45.75, lng: 4.85 };
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a truck tells them
      expect((await tell(first.id, { type: 'position', position })).status).toBe(201);
    }
    await work();
    expect([await forecasts(next), (await due(first)).length]).toEqual([[], 1]);
    await toNextQuarter(world);
    const at = world.clock.now().toISOString();
    world.advance(2_345);
    await work();
    const seen = await shipment(next.id, shipper);
    const told = seen.events.filter(({ type }: { type: string }) => type === 'reckoned');
    expect(told).toMatchObject([{ at, recordedAt: at }]);
    expect(seen).toMatchObject({ updatedAt: at, lateFrom: at, stops: [{ expected: { since: at } }, {}] });
  });

  it('is told once by several processes, whatever the trip tells meanwhile', async () => {
    const [first, next] = await twoTrips();
    await delay(first, 5 * days);
    await toNextQuarter(world);
    const { services } = world;
    await Promise.all([reckonApproaches(services), delay(first, days), reckonApproaches(services)]);
    await work();
    expect(await forecasts(next)).toHaveLength(1);
    await toNextQuarter(world);
    await work();
    expect(await due(first)).toEqual([]);
    const latest = (await forecasts(next)).at(-1);
    await delay(first, 1);
    expect([(await forecasts(next)).at(-1), await due(first)]).toEqual([latest, []]);
    const [end] = await amidAllCompanies(world.services, (tx) =>
      tx.selectFrom('shipment').select('expected_end').where('id', '=', first.id).execute(),
    );
    expect(Date.parse(latest.data.tooLate.until)).toBeGreaterThan(end?.expected_end?.getTime() ?? Infinity);
  });

  it('is told by another process once the one that began it was killed, before or after it was written', async () => {
    const [first, next] = await twoTrips();
    await delay(first, 5 * days);
    await toNextQuarter(world);
    const begun = world.clock.now().toISOString();
    await amidAllCompanies(world.services, (tx) =>
      tx
        .updateTable('approach_due')
        .set({ tries: 1, due_at: new Date(now() + 60_000) })
        .execute(),
    );
    await work();
    expect(await forecasts(next)).toEqual([]);
    await reckonApproach(world.services, next.id, { depth: 0, until: new Date(now() + 7 * 86_400_000) });
    world.advance(60_000);
    await work();
    expect(await forecasts(next)).toMatchObject([{ at: begun }]);
    expect(await due(first)).toEqual([]);
  });

  it('is left to the next quarter if it was told in this one', async () => {
    const [first, next] = await twoTrips();
    await delay(first, 4 * days);
    await toNextQuarter(world);
    await work();
    await delay(first, days);
    await amidAllCompanies(world.services, (tx) =>
      tx.updateTable('approach_due').set({ due_at: world.clock.now() }).where('shipment_id', '=', first.id).execute(),
    );
    await work();
    const until = new Date(now() + quarter);
    expect([(await forecasts(next)).length, await due(first)]).toMatchObject([1, [{ due_at: until, tries: 0 }]]);
    await toNextQuarter(world);
    await work();
    expect(await forecasts(next)).toMatchObject([{}, { at: until.toISOString() }]);
  });

  it('is told no earlier than what the shipment itself was told last', async () => {
    const [first, next] = await twoTrips();
    await delay(first, 5 * days);
    await toNextQuarter(world);
    world.advance(1_000);
    await tell(next.id, { type: 'note', data: { text: 'On time', visibility: 'parties' } });
    const { updatedAt } = await shipment(next.id);
    world.advance(1_000);
    await work();
    expect(await forecasts(next)).toMatchObject([{ at: updatedAt }]);
    expect((await shipment(next.id)).updatedAt).toBe(updatedAt);
  });
});

it('what happens to a trip again before it is looked at is noted in one row, with all its trucks', async () => {
  const [first] = await twoTrips();
  await delay(first, 5 * days);
  const [{ due_at, units } = { due_at: undefined, units: [] }] = await due(first);
  world.advance(1_000);
  const truck = await crew();
  const { version } = await shipment(first.id);
  expect((await write(first.id, 'assignment', { ...truck, version })).status).toBe(200);
  const rows = await due(first);
  expect(rows).toMatchObject([{ due_at, depth: 0, until: null }]);
  expect(new Set(rows[0]?.units)).toEqual(new Set([...units, truck.vehicleId, truck.driverId]));
});
