import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import type { Tables } from '../../../services/Tables.ts';
import { openTrips } from '../../support/services/openTrips.ts';
import { type TestMember, tokenOf } from '../../support/services/people.ts';

const trips = await openTrips();
const { world, shipper, otherShipper, fleet, otherFleet, strangeFleet, call, opened, offered, answer } = trips;
const { db } = world.services;
const minute = 60_000;
const begins = { pickup: Date.parse('2026-11-25T07:00:00Z'), delivery: Date.parse('2026-11-26T07:00:00Z') };

/** Values of a request that is still open when the others are over. */
const muchLater = {
  'stops.0.window': { from: '2026-12-08T08:00:00Z', to: '2026-12-08T12:00:00Z', timeZone: 'Europe/Berlin' },
  'stops.1.window': { from: '2026-12-09T08:00:00Z', to: '2026-12-09T12:00:00Z', timeZone: 'Europe/Paris' },
  decisionBy: '2026-12-07T16:00:00Z',
};

/** A new shipment of a shipper with a fleet. */
const madeFor = async (who: TestMember, carrier: TestMember): Promise<string> => {
  const { id } = await opened({}, who);
  const { body } = await answer(id, (await offered(id, carrier)).id, 'accept', { version: 1 }, who);
  return body.data.id;
};

const inTurn = async <Made>(count: number, make: (at: number) => Promise<Made>): Promise<readonly Made[]> => {
  const all: Made[] = [];
  for (let at = 0; at < count; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    all.push(await make(at));
  }
  return all;
};

interface Told {
  readonly type: string;
  readonly stop?: number;
  readonly at: number;
  readonly byShipper?: boolean;
  readonly data?: object;
}

/** Writes an event as the services do. */
const tell = async (tx: Transaction<Tables>, id: string, { type, stop, at, byShipper = false, data = {} }: Told) => {
  const shipment = await tx.selectFrom('shipment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const events = await tx.selectFrom('shipment_event').select('id').where('shipment_id', '=', id).execute();
  await tx
    .insertInto('shipment_event')
    .values({
      id: crypto.randomUUID(),
      shipment_id: id,
      company_id: shipment.company_id,
      carrier_id: shipment.carrier_id,
      number: events.length + 1,
      type,
      stop: stop ?? null,
      at: new Date(at),
      recorded_at: new Date(at),
      by_company_id: byShipper ? shipment.company_id : shipment.carrier_id,
      source: 'desk',
      data: JSON.stringify(data),
    })
    .execute();
};

const tellAll = (id: string, events: readonly Told[]) =>
  amidAllCompanies({ db }, async (tx) => {
    await inTurn(events.length, async (at) => events[at] && tell(tx, id, events[at]));
  });

/** The truck stays so long from the appointment on; `early` minutes before that it is there. */
const stayed = (pickup: number, early = 0): readonly Told[] => [
  { type: 'arrived', stop: 0, at: begins.pickup - early * minute },
  { type: 'departed', stop: 0, at: begins.pickup + pickup * minute },
  { type: 'arrived', stop: 1, at: begins.delivery },
  { type: 'delivered', stop: 1, at: begins.delivery + 30 * minute },
];

/** Ends a shipment after these events; its truck is not freed. */
const cancelled = async (id: string, before: readonly string[], byShipper: boolean) => {
  await tellAll(
    id,
    [...before, 'cancelled'].map((type, at) => ({
      type,
      at: begins.pickup + at * minute,
      ...(type === 'cancelled' && { byShipper }),
    })),
  );
  await amidAllCompanies({ db }, (tx) =>
    tx.updateTable('shipment').set({ status: 'cancelled' }).where('id', '=', id).execute(),
  );
};

/** What the stay at the pickup is charged. */
const chargeOf = (id: string) =>
  amidAllCompanies({ db }, async (tx) => {
    const visits = tx.selectFrom('stop_visit').select('charge_minor').where('shipment_id', '=', id);
    const { charge_minor: charge } = await visits.where('stop', '=', 0).executeTakeFirstOrThrow();
    return charge;
  });

const kept: { ids: readonly string[]; load: string; otherLoad: string; withdrawn: string } = {
  ids: [],
  load: '',
  otherLoad: '',
  withdrawn: '',
};
let [asked, stranger] = [fleet, strangeFleet];

const conduct = (id: string, who = asked) => call(`/v1/loads/${id}/conduct`, who);

/** What the database tells a fleet of the shipper, and how many shipments of others the fleet can read then. */
const told = (who: TestMember, most: number) =>
  inCompany(db, who.company, who.id, async (tx) => {
    const { rows } = await sql<{ stays: number; trips: number }>`
      select stays, trips from shipper_conduct(${shipper.company}::uuid, ${new Date(0)}::timestamptz,
        ${world.clock.now()}::timestamptz, ${most}::integer)`.execute(tx);
    const { rows: seen } = await sql<{ others: number }>`
      select count(*) as others from shipment where carrier_id <> ${who.company}::uuid`.execute(tx);
    return [rows, seen[0]?.others];
  });

/** Gives the stops of the other fleet to so many new ones, those of a shipment each in turn, which are due one after the other. */
const share = (who: TestMember, fleets: number) =>
  amidAllCompanies({ db }, async (tx) => {
    await sql`insert into company (id, kind, name, brand_id, created_at, updated_at)
      select lpad(at::text, 32, '0')::uuid, 'fleet', 'Fleet ' || at, brand_id, now(), now()
      from company, generate_series(1, ${fleets}::integer) at where company.id = ${otherFleet.company}::uuid`.execute(
      tx,
    );
    await sql`with numbered as (
        select shipment_id, dense_rank() over (order by shipment_id) as at from stop_visit
        where company_id = ${who.company}::uuid and carrier_id = ${otherFleet.company}::uuid)
      update stop_visit set carrier_id = lpad((1 + at % ${fleets}::integer)::text, 32, '0')::uuid, due_at = due_at + at * interval '1 second'
      from numbered where numbered.shipment_id = stop_visit.shipment_id`.execute(tx);
  });

beforeAll(async () => {
  kept.ids = await inTurn(12, () => madeFor(shipper, otherFleet));
  await inTurn(kept.ids.length, async (at) => {
    const id = kept.ids[at] ?? '';
    // The first truck is an hour early, which is its own waiting.
    await tellAll(id, stayed(140 + 10 * at, at === 0 ? 60 : 0));
    const amountMinor = at === 8 ? 1 : await chargeOf(id);
    if (at === 9) return;
    const type = at === 7 ? 'waiting_disputed' : 'waiting_accepted';
    await tellAll(id, [{ type, stop: 0, at: begins.delivery, byShipper: true, data: { amountMinor } }]);
  });
  const ended = await inTurn(4, () => madeFor(shipper, otherFleet));
  // Its own, which it is not told of.
  await tellAll(await madeFor(shipper, fleet), stayed(600));
  const ways = [
    [['dispatched'], true],
    [['dispatched'], false],
    [[], true],
    [['dispatched', 'unassigned'], true],
  ] as const;
  await inTurn(ways.length, async (at) => {
    const [before, byShipper] = ways[at] ?? [[], false];
    await cancelled(ended[at] ?? '', before, byShipper);
  });
  const others = await inTurn(2, () => madeFor(otherShipper, fleet));
  await inTurn(others.length, (at) => tellAll(others[at] ?? '', stayed(600)));
  await share(shipper, 3);
  kept.load = (await opened(muchLater)).id;
  kept.otherLoad = (await opened(muchLater, otherShipper)).id;
  kept.withdrawn = (await opened(muchLater)).id;
  await trips.move(kept.withdrawn, 'withdraw', { version: 1 });
  world.advance(7 * 24 * 60 * minute);
  [asked, stranger] = [
    { ...fleet, token: await tokenOf(world, fleet) },
    { ...strangeFleet, token: await tokenOf(world, strangeFleet) },
  ];
});

describe('how a shipper treats trucks', () => {
  it('is told of the stops, charges and shipments of all other fleets', async () => {
    const { status, body } = await conduct(kept.load);
    expect([status, body.data]).toEqual([
      200,
      {
        days: 90,
        most: 500,
        // Twelve times 30 minutes, and 140 to 250.
        stays: { n: 24, medianMin: 85, p90Min: 227 },
        // One was accepted at another amount and one is not answered.
        waiting: { charged: 10, accepted: 9 },
        // Not those of a carrier, before the dispatch or after the truck was taken off.
        trips: { n: 16, cancelled: 1 },
      },
    ]);
  });

  it('is not told of fewer than ten cases, nor mixed with those of another shipper', async () => {
    expect((await conduct(kept.otherLoad)).body.data).toEqual({
      days: 90,
      most: 500,
      stays: null,
      waiting: null,
      trips: null,
    });
  });

  it('is not told to fleets of another brand, nor for what cannot be taken', async () => {
    expect((await conduct(kept.load, stranger)).status).toBe(404);
    expect((await conduct(kept.withdrawn)).status).toBe(404);
    expect((await conduct(crypto.randomUUID())).status).toBe(404);
  });

  it('is told of the last days alone', async () => {
    const [first = ''] = kept.ids;
    await amidAllCompanies({ db }, async (tx) => {
      await sql`update shipment set ends_at = ends_at - interval '90 days' where id = ${first}`.execute(tx);
      await sql`update stop_visit set due_at = due_at - interval '90 days' where shipment_id = ${first}`.execute(tx);
    });
    const { stays, waiting, trips: made } = (await conduct(kept.load)).body.data;
    expect([stays.n, waiting, made.n]).toEqual([22, null, 15]);
  });
});

describe('within the database', () => {
  it('only the latest cases are looked at, and the shipments of others stay hidden afterwards', async () => {
    expect(await told(fleet, 8)).toEqual([[{ stays: 8, trips: 8 }], 0]);
  });

  it('nothing is told of the shippers of another brand', async () => {
    expect(await told(strangeFleet, 500)).toEqual([[], 0]);
  });
});

it('is not told where only two other fleets were there', async () => {
  await amidAllCompanies({ db }, (tx) =>
    sql`update stop_visit set carrier_id = lpad('1', 32, '0')::uuid where carrier_id = lpad('2', 32, '0')::uuid`.execute(
      tx,
    ),
  );
  expect((await conduct(kept.load)).body.data).toMatchObject({ stays: null, waiting: null, trips: null });
});
