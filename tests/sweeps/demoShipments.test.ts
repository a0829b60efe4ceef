import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../services/demo/demo.ts';
import { foldRows } from '../../services/shipments/foldRows.ts';
import { eventProblem } from '../../services/shipments/fold/eventProblem.ts';
import { sideOf } from '../../services/shipments/eventAnswer.ts';
import { shipmentFlags } from '../../services/shipments/fold/flagsOf.ts';
import { shipmentStatuses } from '../../services/shipments/fold/ShipmentStatus.ts';
import { summaryOf } from '../../services/shipments/summaryOf.ts';
import type { EventRow } from '../../services/shipments/ShipmentTables.ts';
import type { Tables } from '../../services/Tables.ts';
import {
  recomputedDwell,
  recomputedEmptyKm,
  recomputedOnTime,
  recomputedOtif,
  recomputedProof,
  recomputedSpend,
  recomputedUse,
} from '../support/services/recomputed.ts';
import { openWorld, type World } from '../support/services/openWorld.ts';
import { addPerson } from '../support/services/people.ts';

const day = 24 * 3_600_000;
const accounts = [
  'fleet@greenline.test',
  'fleet2@greenline.test',
  'dispatch@greenline.test',
  'fleet@amber.test',
  'shipper@greenline.test',
  'shipper2@greenline.test',
  'shipper@amber.test',
];

const read = (world: World) =>
  world.services.db.transaction().execute(async (tx: Transaction<Tables>) => {
    await sql`select set_config('app.operations', 'on', true)`.execute(tx);
    const events = new Map<string, EventRow[]>();
    for (const row of await tx.selectFrom('shipment_event').selectAll().orderBy('number').execute()) {
      const known = events.get(row.shipment_id);
      if (known) known.push(row);
      else events.set(row.shipment_id, [row]);
    }
    return {
      shipments: await tx.selectFrom('shipment').selectAll().execute(),
      eventsOf: (id: string) => events.get(id) ?? [],
      vehicles: await tx
        .selectFrom('vehicle')
        .select(['id', 'status', 'plate', 'kind', 'created_at', 'company_id'])
        .execute(),
      drivers: await tx.selectFrom('driver').select(['id', 'status', 'name']).execute(),
    };
  });

const alone = { demo: 'auto', databaseUrl: undefined } as const;
const asked = { demo: 'on', databaseUrl: 'postgres://db.test/haulage' } as const;

/** What the shipper accepted to pay for waiting, in the smallest unit. */
const acceptedWaiting = (events: readonly EventRow[]): number =>
  events
    .filter(({ type }) => type === 'waiting_accepted')
    .reduce((sum, { data }) => sum + Number(Reflect.get(data, 'amountMinor')), 0);

// A Monday at eight, and the Sunday after it in the middle of the night, then beside accounts, as whoever asks for it gets it.
describe.each([
  ['a Monday morning', 0, alone],
  ['a night of a Sunday', 6 * day - 5 * 3_600_000 - 17 * 60_000, asked],
])('the shipments of a demo that starts on %s', (_, later, wanted) => {
  let world: World;
  let rows: Awaited<ReturnType<typeof read>>;
  let now: Date;
  let lines: readonly string[];
  beforeAll(async () => {
    world = await openWorld();
    world.advance(later);
    now = world.services.clock.now();
    if (wanted === asked) await addPerson(world);
    const settings = { ...world.services.settings, ...wanted };
    lines = (await demo.prepare?.({ ...world.services, settings })) ?? [];
    rows = await read(world);
  });

  it('come with the accounts to look at them with', () => {
    expect(lines).toHaveLength(9);
  });

  const enter = async (username: string) => {
    const { body } = await world.call('/api/v1/login', { json: { username, password: 'Haul-2026-demo' } });
    const { token, user } = body.data;
    const own = await world.call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
    const company: string = own.body.data[0].id;
    const answer = async (path: string) => (await world.call(path, { token, company })).body;
    return Object.assign(async (path: string) => (await answer(path)).data, {
      company,
      total: async (path: string): Promise<number | undefined> => (await answer(path)).paging?.total,
    });
  };

  it.each(accounts)(
    'show %s every status and every flag, and trips without truck in time and past it',
    async (email) => {
      const ask = await enter(email);
      const { flags, ...byStatus } = await ask('/v1/shipments/counts');
      expect(shipmentStatuses.filter((status) => byStatus[status] === 0)).toEqual([]);
      expect(shipmentFlags.filter((flag) => flags[flag] === 0)).toEqual([]);
      const booked: readonly { assignBy: string }[] = await ask('/v1/shipments?flag=unassigned&size=500');
      const left = booked.map(({ assignBy }) => Date.parse(assignBy) - now.getTime());
      expect(left.filter((time) => time < 0).length).toBeGreaterThan(0);
      expect(left.filter((time) => time > 0 && time < 3_600_000).length).toBeGreaterThan(0);
    },
  );

  it.each(['fleet@greenline.test', 'fleet@amber.test'])(
    'bill what shippers accepted of the waiting at the docks of %s',
    async (email) => {
      const ask = await enter(email);
      const statements: readonly { id: string; status: string; sums: { waitingMinor: number } }[] =
        await ask('/v1/statements?size=1000');
      const issued = statements.filter(({ status }) => status !== 'draft');
      expect(issued.map(({ id, sums }) => [id, sums.waitingMinor])).toEqual(
        issued.map(({ id }) => [id, acceptedWaiting(rows.eventsOf(id))]),
      );
      expect(issued.filter(({ sums }) => sums.waitingMinor > 0)).not.toEqual([]);
    },
  );

  it.each(accounts)(
    'show %s a fee for a truck that was ordered and not used, on a statement and in a report',
    async (email) => {
      const ask = await enter(email);
      const statements: readonly { id: string; sums: { feeMinor: number; totalMinor: number } }[] =
        await ask('/v1/statements?size=1000');
      const owed = statements.find(({ sums }) => sums.feeMinor > 0);
      expect(owed?.sums).toMatchObject({ linehaulMinor: 0, totalMinor: owed?.sums.feeMinor });
      expect(rows.shipments.find(({ id }) => id === owed?.id)).toMatchObject({
        status: 'cancelled',
        cancellation_fee_minor: owed?.sums.feeMinor,
      });
    },
  );

  it('are some 900, of which most were carried over four months', () => {
    expect(rows.shipments.length).toBeGreaterThan(850);
    const pickups = rows.shipments.map(({ pickup_at: at }) => at.getTime() - now.getTime());
    expect(Math.min(...pickups)).toBeLessThan(-110 * day);
    expect(Math.max(...pickups)).toBeGreaterThan(7 * day);
    const weeks = new Set(
      rows.shipments
        .filter(({ status }) => status === 'completed')
        .map(({ ends_at: at }) => Math.floor((now.getTime() - at.getTime()) / (7 * day))),
    );
    expect(weeks.size).toBeGreaterThanOrEqual(17);
  });

  it('tell only what could be told when it was, in order', () => {
    for (const shipment of rows.shipments) {
      const events = rows.eventsOf(shipment.id);
      expect(events[0]?.type).toBe('booked');
      for (const [index, row] of events.entries()) {
        if (index === 0) continue;
        const folded = foldRows(shipment, events.slice(0, index));
        const position = row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
        const event = {
          id: row.id,
          type: row.type,
          stop: row.stop,
          at: row.at.getTime(),
          source: row.source,
          position,
          side: sideOf(row, row.by_company_id),
          data: { ...row.data },
        };
        const recordedAt = row.recorded_at.getTime();
        expect([row.type, shipment.reference, eventProblem(folded, event, recordedAt)]).toEqual([
          row.type,
          shipment.reference,
          null,
        ]);
        expect(recordedAt).toBeGreaterThan(events[index - 1]?.recorded_at.getTime() ?? 0);
        expect(row.at <= now).toBe(true);
      }
    }
  });

  // Notes of one side are counted, though a server shows them to that side alone.
  it('are written as the services write what follows from the events', () => {
    for (const shipment of rows.shipments) {
      const events = rows.eventsOf(shipment.id);
      const written = summaryOf(foldRows(shipment, events), shipment.terms);
      expect(shipment).toMatchObject({ ...written, event_count: events.at(-1)?.number });
      const crew = [shipment.vehicle_id, shipment.trailer_id, shipment.driver_id];
      const plateOf = (id: string | null) => rows.vehicles.find((vehicle) => vehicle.id === id)?.plate ?? null;
      const name = rows.drivers.find(({ id }) => id === shipment.driver_id)?.name ?? null;
      expect([shipment.plate, shipment.trailer_plate, shipment.driver_name]).toEqual([
        plateOf(crew[0] ?? null),
        plateOf(crew[1] ?? null),
        name,
      ]);
    }
  });

  it('keep trucks and drivers where their trips are', () => {
    const engagedBy = (statuses: readonly string[]) =>
      new Set(
        rows.shipments.flatMap(({ status, vehicle_id: vehicle, trailer_id: trailer, driver_id: driver }) =>
          statuses.includes(status) ? [vehicle, trailer, driver] : [],
        ),
      );
    const onRoad = engagedBy(['dispatched', 'at_pickup', 'in_transit', 'at_delivery']);
    const planned = engagedBy(['assigned']);
    const expected = (id: string) => (onRoad.has(id) ? 'in_use' : planned.has(id) ? 'assigned' : 'available');
    const misplaced = rows.vehicles.filter(
      ({ id, status }) =>
        status !== expected(id) && (expected(id) !== 'available' || status === 'assigned' || status === 'in_use'),
    );
    expect(misplaced).toEqual([]);
    const away = rows.drivers.filter(({ id, status }) => status !== 'active' && expected(id) !== 'available');
    expect(away).toEqual([]);
  });

  it('take a truck and a driver on one road at a time, as it went', () => {
    const until = new Map<string, number>();
    const roads = rows.shipments.flatMap((shipment) => {
      const events = rows.eventsOf(shipment.id);
      const at = (type: string) => events.find((event) => event.type === type)?.at.getTime();
      const from = at('dispatched');
      return from === undefined ? [] : [{ shipment, from, to: at('delivered') ?? at('cancelled') ?? now.getTime() }];
    });
    for (const { shipment, from, to } of roads.toSorted((one, other) => one.from - other.from)) {
      for (const id of [shipment.vehicle_id, shipment.trailer_id, shipment.driver_id]) {
        if (id === null) continue;
        expect(until.get(id) ?? 0).toBeLessThanOrEqual(from);
        until.set(id, to);
      }
    }
  });

  const dayOf = (ago: number) => new Date(now.getTime() - ago * day).toISOString().slice(0, 10);
  const period = () => ({ from: dayOf(27), to: dayOf(0) });
  const rawOf = (company: string) => ({
    ...rows,
    now,
    shipments: rows.shipments.filter((each) => each.company_id === company || each.carrier_id === company),
    vehicles: rows.vehicles.filter(({ company_id: owner }) => owner === company),
  });
  const reportOf = async (ask: Awaited<ReturnType<typeof enter>>, name: string) => {
    const { figures } = await ask(`/v1/reports/${name}?${new URLSearchParams(period()).toString()}`);
    return (code: string) => figures.find((each: { readonly code: string }) => each.code === code);
  };

  describe('on a dashboard', () => {
    it('of a fleet come to what its raw events come to', async () => {
      const ask = await enter('fleet@greenline.test');
      const raw = rawOf(ask.company);
      expect((await reportOf(ask, 'on_time'))('on_time')).toMatchObject(recomputedOnTime(raw, period()));
      expect((await reportOf(ask, 'utilisation'))('utilisation')).toMatchObject(recomputedUse(raw, period()));
      const empty = recomputedEmptyKm(raw, period());
      const found = await reportOf(ask, 'empty_km');
      expect(found('empty_km').n).toBe(empty.n);
      expect(found('empty_km').value).toBeCloseTo(empty.share, 9);
      expect(found('per_km_in_all').value).toBeCloseTo(empty.perKm, 9);
    });

    it('of a shipper come to what its raw events come to', async () => {
      const ask = await enter('shipper@greenline.test');
      const raw = rawOf(ask.company);
      expect((await reportOf(ask, 'on_time'))('on_time')).toMatchObject(recomputedOnTime(raw, period()));
      expect((await reportOf(ask, 'proof'))('without_proof')).toMatchObject(recomputedProof(raw, period()));
      expect((await reportOf(ask, 'dwell'))('dwell')).toMatchObject(recomputedDwell(raw, period()));
      expect((await reportOf(ask, 'otif'))('otif')).toMatchObject(recomputedOtif(raw, period()));
      const total = (await reportOf(ask, 'spend'))('total');
      expect(total).toMatchObject(recomputedSpend(raw, period(), total.currency));
    });

    it('of a fleet are as many as the lists they open', async () => {
      const ask = await enter('fleet@greenline.test');
      const { flags, unassignedSoon } = await ask('/v1/shipments/counts');
      const papers = await ask('/v1/papers/counts');
      const { freeTrucks, ...vehicles } = await ask('/api/v1/vehicles/counts');
      const drivers = await ask('/v1/drivers/counts');
      const toAnswer = await ask('/v1/offers?toAnswer=true&size=500');
      const raw = rawOf(ask.company);
      expect(flags.unassigned).toBe(raw.shipments.filter(({ status }) => status === 'booked').length);
      const soon = now.getTime() + day;
      expect(unassignedSoon).toBe(
        raw.shipments.filter(({ status, pickup_at: at }) => status === 'booked' && at.getTime() <= soon).length,
      );
      const isFree = ({ status, kind }: (typeof raw.vehicles)[number]) =>
        status === 'available' && !kind.endsWith('trailer');
      expect(freeTrucks).toBe(raw.vehicles.filter(isFree).length);
      expect(vehicles.available).toBe(raw.vehicles.filter(({ status }) => status === 'available').length);
      expect(new Set(toAnswer.map(({ status }: { readonly status: string }) => status))).toEqual(
        new Set(['countered', 'submitted']),
      );
      const lists: readonly (readonly [number, string])[] = [
        ...shipmentFlags.map((flag) => [flags[flag], `/v1/shipments?flag=${flag}`] as const),
        [unassignedSoon, '/v1/shipments?flag=unassigned&pickup=soon'],
        [freeTrucks, '/api/v1/vehicles?status=available&unit=truck'],
        [toAnswer.length, '/v1/offers?toAnswer=true'],
        [papers.expired + papers.missing, '/v1/papers?status=urgent'],
        ...['expired', 'missing', 'expiring'].map((status) => [papers[status], `/v1/papers?status=${status}`] as const),
        ...Object.entries<number>(vehicles).map(([status, n]) => [n, `/api/v1/vehicles?status=${status}`] as const),
        ...Object.entries<number>(drivers).map(([status, n]) => [n, `/v1/drivers?status=${status}`] as const),
      ];
      for (const [n, path] of lists) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        expect([path, await ask.total(path)]).toEqual([path, n]);
      }
    });

    it('of a shipper are as many as the lists they open', async () => {
      const ask = await enter('shipper@greenline.test');
      const { flags } = await ask('/v1/shipments/counts');
      const { toDecide, unanswered, endingSoon, uncovered } = await ask('/v1/shipment-requests/counts');
      const lists: readonly (readonly [number, string])[] = [
        [toDecide, '/v1/shipment-requests?status=open&offers=toDecide'],
        [unanswered, '/v1/shipment-requests?status=open&offers=none'],
        [endingSoon, '/v1/shipment-requests?status=open&ends=soon'],
        [uncovered, '/v1/shipment-requests?status=open&pickup=soon'],
        ...shipmentFlags.map((flag) => [flags[flag], `/v1/shipments?flag=${flag}`] as const),
        [(await ask('/v1/statements/counts')).issued, '/v1/statements?status=issued'],
      ];
      for (const [n, path] of lists) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        expect([path, await ask.total(path)]).toEqual([path, n]);
      }
    });
  });
});
