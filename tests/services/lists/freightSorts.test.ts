import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const trips = await openTrips();
const { world, shipper, fleet, otherFleet, call, opened, offered, awarded, assigned, read, act } = trips;

interface Row {
  readonly id: string;
  readonly status: string;
}
const rowsOf = async (path: string, who = fleet): Promise<readonly Row[]> => (await call(path, who)).body.data;
const idsOf = async (path: string, who = fleet) => (await rowsOf(path, who)).map(({ id }) => id);
const statusesOf = async (path: string, who = fleet) => (await rowsOf(path, who)).map(({ status }) => status);
const reversed = <Of>(all: readonly Of[]) => all.toReversed();
/** What stands one after another, each run once. */
const runs = (all: readonly string[]) => all.filter((each, at) => each !== all[at - 1]);
const windowOn = (at: number) => ({ from: `2026-11-${at}T08:00:00Z`, to: `2026-11-${at}T12:00:00Z` });
const of = (sort: string) => `/v1/offers?sort=${sort}&size=100`;
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000).toISOString();
const set = (table: string, id: string, change: ReturnType<typeof sql>) =>
  amidAllCompanies(world.services, (tx) => sql`update ${sql.table(table)} set ${change} where id = ${id}`.execute(tx));

describe('shipments', () => {
  const made: string[] = [];
  beforeAll(async () => {
    for (const [amountMinor, day] of [
      [90_000, 27],
      [110_000, 25],
      [100_000, 26],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      const { id } = await awarded({ 'stops.0.window': windowOn(day), 'stops.1.window': windowOn(day + 3) }, fleet, {
        amount: { amountMinor, currency: 'EUR' },
      });
      made.push(id);
    }
    const { id } = await assigned();
    made.push(id);
    await set('shipment', id, sql`currency = 'CZK', price_minor = 1`);
  });

  it('are sorted by price, one currency after another', async () => {
    const [cheap, dear, middle, foreign] = made;
    expect(await idsOf('/v1/shipments?sort=price')).toEqual([foreign, cheap, middle, dear]);
    expect(await idsOf('/v1/shipments?sort=-price', shipper)).toEqual([dear, middle, cheap, foreign]);
  });

  it('are sorted by when the next stop opens, and what has ended comes last', async () => {
    const [third, first, second, other] = made;
    await set('shipment', other ?? '', sql`next_stop = null`);
    expect(await idsOf('/v1/shipments?sort=next')).toEqual([first, second, third, other]);
    expect(await idsOf('/v1/shipments?sort=-next', shipper)).toEqual([third, second, first, other]);
    await set('shipment', first ?? '', sql`next_stop = 1`);
    expect(await idsOf('/v1/shipments?sort=next')).toEqual([second, third, first, other]);
  });

  it('are sorted by plate, and those without a truck come last', async () => {
    expect((await idsOf('/v1/shipments?sort=truck'))[0]).toBe(made[3]);
    expect((await idsOf('/v1/shipments?sort=-truck', shipper))[0]).toBe(made[3]);
  });

  it('are sorted by status as it is by the clock, whatever was written', async () => {
    const ends = [10, 30, 20];
    await Promise.all(
      made
        .slice(0, 3)
        .map((id, at) =>
          set('shipment', id, sql`status = 'delivered', completes_at = ${inMinutes(ends[at] ?? 0)}::timestamptz`),
        ),
    );
    const seen = ['assigned', 'delivered', 'delivered', 'delivered'];
    expect(await statusesOf('/v1/shipments?sort=status')).toEqual(seen);
    world.advance(15 * 60_000);
    expect(await statusesOf('/v1/shipments?sort=status')).toEqual(['assigned', 'delivered', 'delivered', 'completed']);
    expect(await statusesOf('/v1/shipments?sort=-status', shipper)).toEqual(
      reversed(['assigned', 'delivered', 'delivered', 'completed']),
    );
    world.advance(10 * 60_000);
    expect(await statusesOf('/v1/shipments?sort=status')).toEqual(['assigned', 'delivered', 'completed', 'completed']);
  });
});

describe('offers', () => {
  const made: { readonly id: string; readonly request: string }[] = [];
  beforeAll(async () => {
    for (const [amountMinor, day] of [
      [100_000, 27],
      [120_000, 25],
      [110_000, 26],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      const request = await opened({
        'stops.0.window.from': `2026-11-${day}T08:00:00Z`,
        'stops.0.window.to': `2026-11-${day}T12:00:00Z`,
        'stops.1.window': { from: '2026-11-29T08:00:00Z', to: '2026-11-29T12:00:00Z' },
      });
      // oxlint-disable-next-line no-await-in-loop -- in order
      const { id } = await offered(request.id, otherFleet, {
        amount: { amountMinor, currency: 'EUR' },
        validUntil: inMinutes(made.length * 10 + 10),
      });
      made.push({ id, request: request.id });
    }
  });
  const ids = (...places: readonly number[]) => places.map((at) => made[at]?.id);

  it('are sorted by amount and by the pickup of their load', async () => {
    expect(await idsOf(of('amount'), otherFleet)).toEqual(ids(0, 2, 1));
    expect(await idsOf(of('-amount'), otherFleet)).toEqual(ids(1, 2, 0));
    expect(await idsOf(of('pickup'), otherFleet)).toEqual(ids(1, 2, 0));
    expect(await idsOf(of('-pickup'), otherFleet)).toEqual(ids(0, 2, 1));
  });

  it('follow a pickup that the shipper moves', async () => {
    const request = await read(made[1]?.request ?? '');
    const { reference, stops, cargo, required, pricing, audience, decisionBy, notes, version } = request;
    const [first, last] = stops;
    const window = { ...first.window, from: '2026-11-28T08:00:00Z', to: '2026-11-28T12:00:00Z' };
    const json = { reference, cargo, required, pricing, audience, decisionBy, notes, version };
    const moved = { ...json, stops: [{ ...first, window }, last] };
    const { status } = await call(`/v1/shipment-requests/${request.id}`, shipper, { method: 'PUT', json: moved });
    expect(status).toBe(200);
    expect(await idsOf(of('pickup'), otherFleet)).toEqual(ids(2, 0, 1));
  });

  it('are sorted by status as it is by the clock, each status once', async () => {
    await offered((await opened()).id, otherFleet, { validUntil: inMinutes(600) });
    await act((await offered((await opened()).id, otherFleet)).id, 'withdraw', { version: 1 }, otherFleet);
    const countered = await opened();
    const { id } = await offered(countered.id, otherFleet);
    const counter = { amount: { amountMinor: 99_000, currency: 'EUR' }, validUntil: inMinutes(25), version: 1 };
    await trips.answer(countered.id, id, 'counter', counter);
    expect(runs(await statusesOf(of('status'), otherFleet))).toEqual(['countered', 'submitted', 'withdrawn']);
    world.advance(12 * 60_000);
    expect(runs(await statusesOf(of('status'), otherFleet))).toEqual([
      'countered',
      'expired',
      'submitted',
      'withdrawn',
    ]);
    world.advance(10 * 60_000);
    expect(runs(await statusesOf(of('-status'), otherFleet))).toEqual([
      'withdrawn',
      'submitted',
      'expired',
      'countered',
    ]);
    world.advance(20 * 60_000);
    expect(runs(await statusesOf(of('status'), otherFleet))).toEqual(['expired', 'submitted', 'withdrawn']);
  });
});
