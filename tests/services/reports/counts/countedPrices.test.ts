import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../../services/database/inCompany.ts';
import { foldCounts } from '../../../../services/reports/counts/foldCounts.ts';
import { lanesReport } from '../../../../services/reports/lanesReport.ts';
import { moneyOutcomes } from '../../../../services/reports/money.ts';
import { revenueReport, spendReport } from '../../../../services/reports/moneyReport.ts';
import type { ReportAsked } from '../../../../services/reports/ReportAsked.ts';
import { answersBothWays } from '../../../support/services/answersBothWays.ts';
import { changesOf, type Step } from '../../../support/services/changesOf.ts';
import { openTrips } from '../../../support/services/openTrips.ts';
import type { TestMember } from '../../../support/services/people.ts';

const { world, shipper, otherShipper, fleet, otherFleet, awarded } = await openTrips();
const { db } = world.services;
const day = 86_400_000;
const due = Date.parse('2026-11-26T16:00:00+01:00');

const shipmentIds: string[] = [];
for (const who of [fleet, otherFleet, fleet, fleet, otherFleet, fleet, fleet, fleet]) {
  shipmentIds.push((await awarded({}, who)).id);
}
const [first = '', second = ''] = shipmentIds;
const { ofShipment } = changesOf(shipmentIds, { from: due - day, to: due });

/** What decides about what a shipment costs. */
interface Terms {
  readonly status: string;
  readonly price: number;
  readonly fee: number;
  readonly currency: string;
  readonly km: number;
  readonly kg: readonly (number | null)[];
  readonly lane: string;
}

const right: Terms = {
  status: 'completed',
  price: 90_000,
  fee: 0,
  currency: 'EUR',
  km: 640,
  kg: [12_000],
  lane: 'DE-45:FR-69',
};

const settle = (id: string, { status, price, fee, currency, km, kg, lane }: Terms) =>
  sql`update shipment set status = ${status}, price_minor = ${price}, cancellation_fee_minor = ${fee}, currency = ${currency}, km = ${km},
    lane = ${lane}, content = jsonb_set(content, '{cargo}', ${JSON.stringify(kg.map((grossKg) => ({ grossKg })))}::jsonb)
    where id = ${id}`;

const settled: fc.Arbitrary<Step> = fc
  .record<Terms>({
    status: fc.constantFrom('completed', 'completed', 'delivered', 'in_transit', 'booked', 'cancelled'),
    price: fc.oneof(fc.constantFrom(90_000, 90_000, 1), fc.integer({ min: 1, max: 1_000_000_000 })),
    fee: fc.constantFrom(0, 0, 15_000),
    currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'PLN', 'AAA', 'ZZZ'),
    km: fc.constantFrom(640, 641, 0),
    kg: fc.constantFrom([12_000], [0.001, 12_000.25], [null], [null, 7.5], []),
    lane: fc.constantFrom('DE-45:FR-69', 'DE-45:FR-69', 'DE-45:FR-01', '__proto__'),
  })
  .chain((terms) => ofShipment((id) => settle(id, terms)));

const waited: fc.Arbitrary<Step> = fc
  .constantFrom(0, 2_500, 4_999)
  .chain((minor) => ofShipment((id) => sql`update statement set waiting_minor = ${minor} where id = ${id}`));

const moved: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom('2026-11-26T15:00:00Z', '2026-11-26T23:30:00Z', '2026-11-30T23:30:00Z', '2026-12-01T00:30:00Z')
    .chain((at) => ofShipment((id) => sql`update shipment set ends_at = ${at} where id = ${id}`)),
  fc
    .constantFrom('Europe/Berlin', 'Pacific/Kiritimati', null)
    .chain((zone) =>
      ofShipment(
        (id) =>
          sql`update shipment set content = jsonb_set(content, '{stops,-1,window,timeZone}', coalesce(to_jsonb(${zone}::text), 'null')) where id = ${id}`,
      ),
    ),
  fc
    .constantFrom('A-1', 'Z-9')
    .chain((reference) => ofShipment((id) => sql`update shipment set reference = ${reference} where id = ${id}`)),
  fc
    .constantFrom(0, 1)
    .chain((next) => ofShipment((id) => sql`update shipment set next_stop = ${next} where id = ${id}`)),
);

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayNear = fc.integer({ min: -40, max: 40 }).map((days) => dateOf(due + days * day));

const question = fc
  .record(
    {
      from: fc.oneof(fc.constantFrom('2026-11-01', '2026-11-26', '2026-12-01'), dayNear),
      to: fc.oneof(fc.constantFrom('2026-11-30', '2026-11-26', '2026-12-31'), dayNear),
      by: fc.constantFrom('lane', 'party'),
      outcome: fc.constantFrom(...moneyOutcomes),
      group: fc.constantFrom('DE-45:FR-69', 'DE-45:FR-01', fleet.company, shipper.company),
      laneGroup: fc.constantFrom(
        'DE-45:FR-69 EUR',
        'DE-45:FR-01 EUR',
        '__proto__ EUR',
        'other EUR',
        'other PLN',
        'other',
      ),
      page: fc.constantFrom(0, 0, 1),
      size: fc.constantFrom(1, 3, 20),
      who: fc.constantFrom(shipper, fleet, otherFleet),
    },
    { requiredKeys: ['from', 'to', 'by', 'page', 'size', 'who'] },
  )
  .filter(({ from, to }) => from <= to);

const answersOf = answersBothWays(world.services);
const firstPage = { page: 0, size: 20 };

const moneyAnswers = (asked: ReportAsked, who: TestMember, wanted: Record<'page' | 'size', number> = firstPage) => {
  const [key, kind] = who === shipper ? (['spend', spendReport] as const) : (['revenue', revenueReport] as const);
  return answersOf(key, kind, asked, who, { now: due, ...wanted });
};

const laneAnswers = (
  asked: Omit<ReportAsked, 'by'>,
  who: TestMember,
  wanted: Record<'page' | 'size', number> = firstPage,
) => answersOf('lanes', lanesReport, { ...asked, by: 'lane' }, who, { now: due, ...wanted });

const always = { from: '2026-11-01', to: '2026-12-31', by: 'party' } as const;

const settleAll = (terms: (index: number) => Partial<Terms>) =>
  amidAllCompanies({ db }, async (tx) => {
    for (const [index, id] of shipmentIds.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await settle(id, { ...right, ...terms(index) }).execute(tx);
    }
    await sql`update statement set waiting_minor = 0`.execute(tx);
  });

/** How many shipments a company sees, and whose counts. */
const seen = (who: TestMember) =>
  inCompany(db, who.company, who.id, async (tx) => {
    const facts = await tx.selectFrom('shipment_fact').select('shipment_id').execute();
    const owners = await Promise.all(
      (['money_count_change', 'money_count'] as const).map((table) =>
        tx.selectFrom(table).select('owner_id').distinct().execute(),
      ),
    );
    return { facts: facts.length, owners: owners.map((rows) => rows.map(({ owner_id: owner }) => owner)) };
  });

describe('the reports on money and lanes, from counts', () => {
  it('say what the shipments say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    await settleAll(() => ({}));
    const change = fc.oneof(settled, settled, settled, moved, waited);
    const steps = fc.array(change, { minLength: 1, maxLength: 8 });
    const questions = fc.array(question, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), steps, questions, async (before, isFolded, after, asked) => {
        for (const part of [before, after]) {
          for (const step of part) await amidAllCompanies({ db }, step);
          if (isFolded && part === before) await foldCounts({ db }, 1);
        }
        for (const { page, size, who, laneGroup, ...each } of asked) {
          const [fromCounts, fromShipments] = await moneyAnswers(each, who, { page, size });
          expect(fromCounts).toEqual(fromShipments);
          const { group: _, ...ofLanes } = { ...each, ...(laneGroup !== undefined && { group: laneGroup }) };
          const group = laneGroup === undefined ? {} : { group: laneGroup };
          const [lanesFromCounts, lanes] = await laneAnswers({ ...ofLanes, ...group }, who, { page, size });
          expect(lanesFromCounts).toEqual(lanes);
        }
      }),
      { numRuns: 80 },
    );
  });

  it.each<readonly [string, string, Partial<Terms>]>([
    ['delivered', 'delivered', { status: 'delivered' }],
    ['delivered', 'delivered', { status: 'completed' }],
    ['under_way', 'under_way', { status: 'booked' }],
    ['under_way', 'under_way', { status: 'in_transit' }],
    ['cancelled', 'cancelled', { status: 'cancelled' }],
    ['cancelled_for_fee', 'cancelled', { status: 'cancelled', fee: 15_000 }],
  ])('take a shipment for %s, and on lanes for %s, as the rules do: %o', async (ofMoney, ofLanes, terms) => {
    await settleAll((index) => (index === 0 ? terms : {}));
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      for (const [outcome, answers] of [
        [ofMoney, await moneyAnswers({ ...always, outcome: ofMoney }, shipper)],
        [ofLanes, await laneAnswers({ ...always, outcome: ofLanes }, shipper)],
      ] as const) {
        const [fromCounts, fromShipments] = answers;
        expect(fromCounts).toEqual(fromShipments);
        const row = fromCounts.data.rows.find(({ record }) => record.id === first);
        expect(row).toMatchObject({ outcome });
      }
    }
  });

  it('rank groups by money, tell medians of each currency, and fold lanes of few shipments', async () => {
    await settleAll((index) => {
      if (index === 0) return { lane: 'DE-45:FR-01', price: 999_999 };
      if (index === 1) return { currency: 'PLN', price: 400_000 };
      return { price: 10_000 * index };
    });
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      const [spend, spendByCases] = await moneyAnswers({ ...always, by: 'lane' }, shipper);
      expect(spend).toEqual(spendByCases);
      expect(spend.data.groups.map(({ id }) => id)).toEqual(['DE-45:FR-01', 'DE-45:FR-69']);
      expect(spend.data.groups[1]?.figures).toMatchObject([
        { code: 'total', value: 270_000, currency: 'EUR', n: 6 },
        { code: 'per_km' },
        { code: 'per_shipment', value: 45_000 },
        { code: 'total', value: 400_000, currency: 'PLN', n: 1 },
        { code: 'per_km' },
        { code: 'per_shipment', value: 400_000 },
      ]);
      const [lanes, lanesByCases] = await laneAnswers({ ...always, group: 'other EUR' }, shipper);
      expect(lanes).toEqual(lanesByCases);
      expect(lanes.data.groups.map(({ id, folded }) => [id, folded])).toEqual([
        ['other EUR', 1],
        ['DE-45:FR-69 EUR', null],
        ['other PLN', 1],
      ]);
      expect(lanes.data.rows.map(({ record }) => record.id)).toEqual([first]);
    }
  });

  it('know waiting as soon as the statement has it', async () => {
    await settleAll(() => ({}));
    await amidAllCompanies({ db }, (tx) =>
      sql`update statement set waiting_minor = case when id = ${second} then 80000 else 0 end`.execute(tx),
    );
    const [fromCounts, fromShipments] = await moneyAnswers(always, shipper);
    expect(fromCounts).toEqual(fromShipments);
    expect(fromCounts.data.figures.at(-1)).toMatchObject({ code: 'extras_share', value: 0.1, n: 8 });
  });

  it('add up more money than fits into 32 bits', async () => {
    for (const [currency, isFolded] of [
      ['KWD', false],
      ['KWD', true],
      ['AAA', false],
      ['AAA', true],
    ] as const) {
      await settleAll((index) => ({ currency, price: 1_000_000_000 - index }));
      if (isFolded) await foldCounts({ db }, 1);
      const [fromCounts, fromShipments] = await moneyAnswers(always, shipper);
      expect(fromCounts).toEqual(fromShipments);
      expect(fromCounts.data.figures[0]?.value).toBe(7_999_999_972);
    }
  });

  it('forget nothing that is told while it is added up, of a shipment or of its statement', async () => {
    const changes = shipmentIds.flatMap((id, index) => [
      () => amidAllCompanies({ db }, (tx) => settle(id, { ...right, price: 5_000 + index }).execute(tx)),
      () =>
        amidAllCompanies({ db }, (tx) =>
          sql`update statement set waiting_minor = ${700 + index} where id = ${id}`.execute(tx),
        ),
      () => amidAllCompanies({ db }, (tx) => settle(id, { ...right, km: 0 }).execute(tx)),
    ]);
    await Promise.all(changes.flatMap((change) => [change(), foldCounts({ db }, 1)]));
    for (const who of [shipper, fleet, otherFleet]) {
      const [fromCounts, fromShipments] = await moneyAnswers(always, who);
      expect(fromCounts).toEqual(fromShipments);
    }
  });

  it('show a company its own shipments and counts alone', async () => {
    await settleAll(() => ({ status: 'cancelled' }));
    expect(await seen(shipper)).toEqual({ facts: 8, owners: [[shipper.company], [shipper.company]] });
    expect(await seen(fleet)).toEqual({ facts: 6, owners: [[fleet.company], [fleet.company]] });
    expect((await seen(otherFleet)).facts).toBe(2);
    expect(await seen(otherShipper)).toEqual({ facts: 0, owners: [[], []] });
  });

  it('count no more what went with a company', async () => {
    await settleAll(() => ({}));
    await amidAllCompanies({ db }, (tx) => tx.deleteFrom('company').where('id', '=', otherFleet.company).execute());
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      const [fromCounts, fromShipments] = await moneyAnswers(always, shipper);
      expect(fromCounts).toEqual(fromShipments);
      expect(fromCounts.paging.total).toBe(6);
    }
  });
});
