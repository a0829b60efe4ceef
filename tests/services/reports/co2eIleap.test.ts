import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { ileapAnswer } from '../../../services/emission/ileapAnswer.ts';
import { settleFootprints } from '../../../services/emission/settleFootprints.ts';
import { mostShipments } from '../../../services/reports/mostShipments.ts';
import { openProofs } from '../../support/services/openProofs.ts';
import type { TestMember } from '../../support/services/people.ts';

const proofs = await openProofs();
const { call, fleet, otherFleet, shipper, otherShipper, strangeFleet, world } = proofs;

/** All that happens here is in these days. */
const always = 'from=2026-11-01&to=2026-12-31';

let [measured, weightless, canceled, underWay] = ['', '', '', ''];

const fileOf = (query = always, { token, company }: TestMember = fleet) =>
  world.request(`/v1/reports/co2e.ileap?${query}`, { token, company });

const told = async (query?: string, who?: TestMember) => v.parse(ileapAnswer, await (await fileOf(query, who)).json());

const referenceOf = async (id: string): Promise<string> => (await proofs.shipment(id)).reference;

const change = (statement: ReturnType<typeof sql>) => amidAllCompanies(world.services, (tx) => statement.execute(tx));

const settle = async (): Promise<void> => {
  while (await settleFootprints(world.services)) continue;
};

/** Adds copies of the measured shipment, with its figure unless it is not needed, behind the back of whoever follows shipments and as if of one request. */
const copies = (count: number, hasFigure = true) =>
  amidAllCompanies(world.services, async (tx) => {
    await sql`drop index if exists shipment_of_request`.execute(tx);
    await sql`create temporary table copied on commit drop as
      select gen_random_uuid() as copy, n from generate_series(1, ${count}::int) n`.execute(tx);
    for (const [table, own] of [
      ['shipment', { id: 'copy', reference: `'N ' || copy` }],
      ['shipment_footprint', { id: 'copy', shipment_id: 'copy', replaces: 'null' }],
    ] as const) {
      if (table === 'shipment_footprint' && !hasFigure) return;
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`.execute(tx);
      const names = rows.map(({ name }) => name);
      const values = names.map((name) => new Map(Object.entries(own)).get(name) ?? `kept.${name}`);
      await sql`insert into ${sql.table(table)} (${sql.raw(names.join(', '))}) select ${sql.raw(values.join(', '))}
        from copied cross join ${sql.table(table)} kept
        where ${table === 'shipment' ? sql`kept.id = ${measured}` : sql`kept.shipment_id = ${measured} and kept.is_current`}`.execute(
        tx,
      );
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    }
  });

beforeAll(async () => {
  measured = (await proofs.delivered()).id;
  weightless = (await proofs.delivered()).id;
  await change(
    sql`update shipment set content = jsonb_set(content, '{cargo,0,grossKg}', 'null') where id = ${weightless}`,
  );
  await change(sql`insert into footprint_due (shipment_id) values (${weightless})`);
  const given = await proofs.awarded();
  canceled = given.id;
  await proofs.write(canceled, 'cancel', { version: given.version, reason: 'other' });
  underWay = (await proofs.assigned()).id;
  await settle();
  const fuel = { fuel: 'diesel_blend', amount: 100 };
  await call(`/v1/shipment/${measured}/fuel`, fleet, { json: fuel });
});

describe('the report on CO2e in the form of iLEAP', () => {
  it('tells of each shipment what its own file does, and what it leaves out with the reason', async () => {
    const [own, found] = [(await call(`/v1/shipment/${measured}/ileap`, fleet)).body.data, await told()];
    expect(found).toEqual({
      ...own,
      leftOut: expect.arrayContaining([
        { shipmentId: await referenceOf(weightless), reason: 'mass_missing' },
        { shipmentId: await referenceOf(canceled), reason: 'cancelled' },
        { shipmentId: await referenceOf(underWay), reason: 'under_way' },
      ]),
    });
    expect(found.leftOut).toHaveLength(3);
    expect(found.shipmentFootprints[0]?.tces[0]).toMatchObject({ co2eWTW: '318.183' });
  });

  it('has the shipments that the report counts, and all others it leaves out', async () => {
    for (const who of [fleet, shipper]) {
      const { figures, outcomes } = (await call(`/v1/reports/co2e?${always}`, who)).body.data;
      const { shipmentFootprints, leftOut } = await told(always, who);
      expect(shipmentFootprints).toHaveLength(figures[0].n);
      const n = outcomes.reduce((sum: number, each: { n: number; isCounted: boolean }) => sum + each.n, 0);
      expect(shipmentFootprints.length + leftOut.length).toBe(n);
    }
  });

  it('has the days that are asked for alone, each shipment by its own clock', async () => {
    expect(await told('from=2026-11-01&to=2026-11-02')).toEqual({
      ileapVersion: '1.0',
      shipmentFootprints: [],
      tocs: [],
      leftOut: [],
    });
  });

  it('is the same for both parties, and holds nothing for anybody else', async () => {
    expect(await told(always, shipper)).toEqual(await told());
    for (const who of [otherFleet, otherShipper, strangeFleet]) {
      const { shipmentFootprints, tocs, leftOut } = await told(always, who);
      expect([shipmentFootprints, tocs, leftOut]).toEqual([[], [], []]);
    }
  });

  it('is a file that nobody keeps', async () => {
    const { status, headers } = await fileOf('from=2026-11-01&to=2026-11-30');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="ileap-2026-11-01-2026-11-30.json"');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['from=2026-11-02&to=2026-11-01', 'from=2025-11-01&to=2026-11-30', 'from=2026-11-01', `${always}&by=lane`])(
    'is refused for %s',
    async (query) => {
      expect((await fileOf(query)).status).toBe(400);
    },
  );

  it('tells two shipments of different shippers apart that share a reference', async () => {
    const [one, two] = [(await proofs.delivered()).id, (await proofs.delivered()).id];
    await settle();
    await change(sql`update shipment set reference = 'PO "7"' where id in (${one}, ${two})`);
    const { shipmentFootprints } = await told();
    const ids = shipmentFootprints.map(({ shipmentId }) => shipmentId);
    expect(ids).toEqual(expect.arrayContaining([`PO "7" ${one}`, `PO "7" ${two}`]));
    expect(new Set(ids).size).toBe(ids.length);
    const tces = shipmentFootprints.flatMap((each) => each.tces.map(({ tceId }) => tceId));
    expect(new Set(tces).size).toBe(tces.length);
  });

  it('tells of many in parts, and of no more than a report reads', async () => {
    const before = await told();
    await copies(600);
    const many = await told();
    expect(many.shipmentFootprints).toHaveLength(before.shipmentFootprints.length + 600);
    expect(new Set(many.shipmentFootprints.map(({ shipmentId }) => shipmentId)).size).toBe(
      many.shipmentFootprints.length,
    );
    expect(many.leftOut).toEqual(expect.arrayContaining(before.leftOut));
    await copies(mostShipments, false);
    const answer = await fileOf();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: 'This covers more than 20,000 shipments. Choose a shorter period.',
    });
  });
});
