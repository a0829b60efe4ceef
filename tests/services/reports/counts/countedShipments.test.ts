import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../../services/database/inCompany.ts';
import { foldCounts } from '../../../../services/reports/counts/foldCounts.ts';
import { otifOutcomes } from '../../../../services/reports/otif.ts';
import { otifReport } from '../../../../services/reports/otifReport.ts';
import type { ReportAsked } from '../../../../services/reports/ReportAsked.ts';
import type { Tables } from '../../../../services/Tables.ts';
import { answersBothWays } from '../../../support/services/answersBothWays.ts';
import { changesOf, type Step } from '../../../support/services/changesOf.ts';
import { openTrips } from '../../../support/services/openTrips.ts';
import type { TestMember } from '../../../support/services/people.ts';

const { world, shipper, otherShipper, fleet, otherFleet, awarded } = await openTrips();
const { db } = world.services;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Of every delivery here. */
const window = { from: Date.parse('2026-11-26T08:00:00+01:00'), to: Date.parse('2026-11-26T16:00:00+01:00') };

const shipmentIds: readonly string[] = [
  (await awarded()).id,
  (await awarded({}, otherFleet)).id,
  (await awarded()).id,
  (await awarded({}, otherFleet)).id,
];
const [first = '', second = ''] = shipmentIds;

// These two have a second delivery.
for (const id of [first, second]) {
  await amidAllCompanies({ db }, (tx) =>
    sql`update shipment set content = jsonb_set(content, '{stops}', content -> 'stops' || jsonb_build_array(content #> '{stops,-1}')) where id = ${id}`.execute(
      tx,
    ),
  );
}

const { aroundDue, told, moved, forgotten, ofShipment } = changesOf(shipmentIds, window);

interface Delivery {
  readonly arrivedAt: number | null;
  readonly isExcused: boolean;
  readonly isSkipped: boolean;
  readonly hasWindow: boolean;
  readonly proof: 'none' | 'rejected' | 'verified' | 'automatic';
  readonly ordered: number;
  readonly delivered: number | null;
  readonly damaged: number | null;
}

const right: Delivery = {
  arrivedAt: window.to,
  isExcused: false,
  isSkipped: false,
  hasWindow: true,
  proof: 'verified',
  ordered: 24,
  delivered: 24,
  damaged: 0,
};

/** Sets what is known of deliveries and of their shipment, as events would in many steps. */
const settle = async (tx: Transaction<Tables>, id: string, status: string, deliveries: readonly Delivery[]) => {
  await sql`update shipment set status = ${status} where id = ${id}`.execute(tx);
  for (const [index, each] of deliveries.entries()) {
    await sql`update stop_visit set arrived_at = ${each.arrivedAt === null ? null : new Date(each.arrivedAt)}::timestamptz,
        window_from = ${each.hasWindow ? new Date(window.from) : null}::timestamptz, window_to = ${new Date(window.to)},
        is_excused = ${each.isExcused}, is_skipped = ${each.isSkipped}, is_cancelled = ${status === 'cancelled'},
        is_passed = ${status === 'delivered' || status === 'completed'}, is_rejected = ${each.proof === 'rejected'},
        proof_at = ${each.proof === 'none' ? null : new Date(window.to)}::timestamptz, is_automatic = ${each.proof === 'automatic'},
        packages_ordered = ${each.ordered}, packages_delivered = ${each.delivered}::integer, packages_damaged = ${each.damaged}::integer
      where shipment_id = ${id} and stop = ${index + 1}`.execute(tx);
  }
  await sql`select keep_shipment_visits(array[${id}::uuid])`.execute(tx);
};

const delivery: fc.Arbitrary<Delivery> = fc.record({
  arrivedAt: fc.oneof({ weight: 6, arbitrary: aroundDue }, { weight: 1, arbitrary: fc.constant(null) }),
  isExcused: fc.boolean(),
  isSkipped: fc.constantFrom(false, false, false, true),
  hasWindow: fc.constantFrom(true, true, true, true, false),
  proof: fc.constantFrom('none', 'rejected', 'verified', 'automatic'),
  ordered: fc.constantFrom(0, 24),
  delivered: fc.constantFrom(24, 24, 24, 30, 20, null),
  damaged: fc.constantFrom(0, 0, 0, null, 1),
});

const settled: fc.Arbitrary<Step> = fc
  .record({
    id: fc.constantFrom(...shipmentIds),
    status: fc.constantFrom('completed', 'completed', 'completed', 'delivered', 'in_transit', 'cancelled'),
    deliveries: fc.tuple(delivery, delivery),
  })
  .map(
    ({ id, status, deliveries }) =>
      (tx) =>
        settle(tx, id, status, deliveries),
  );

const ends: fc.Arbitrary<Step> = fc
  .constantFrom('2026-11-26T15:00:00Z', '2026-11-26T23:30:00Z', '2026-11-30T23:30:00Z', '2026-12-01T00:30:00Z')
  .chain((at) => ofShipment((id) => sql`update shipment set ends_at = ${at} where id = ${id}`));

const zones: fc.Arbitrary<Step> = fc
  .constantFrom('Europe/Berlin', 'Pacific/Kiritimati', null)
  .chain((zone) =>
    ofShipment(
      (id) =>
        sql`update shipment set content = jsonb_set(content, '{stops,-1,window,timeZone}', coalesce(to_jsonb(${zone}::text), 'null')) where id = ${id}`,
    ),
  );

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayNear = fc.integer({ min: -40, max: 40 }).map((days) => dateOf(window.to + days * day));

const question = fc
  .record(
    {
      from: fc.oneof(fc.constantFrom('2026-11-01', '2026-11-26', '2026-12-01'), dayNear),
      to: fc.oneof(fc.constantFrom('2026-11-30', '2026-11-26', '2026-12-31'), dayNear),
      by: fc.constantFrom('party', 'lane'),
      grace: fc.constantFrom(0, 15, 30, 60),
      early: fc.constantFrom('on_time', 'too_early'),
      excused: fc.constantFrom('left_out', 'counted'),
      outcome: fc.constantFrom(...otifOutcomes),
      group: fc.constantFrom('DE-45:FR-69', 'DE-45:FR-01', fleet.company, shipper.company),
      page: fc.constantFrom(0, 0, 1),
      size: fc.constantFrom(1, 3, 20),
      now: aroundDue,
      who: fc.constantFrom(shipper, fleet, otherFleet),
    },
    { requiredKeys: ['from', 'to', 'by', 'grace', 'early', 'excused', 'page', 'size', 'now', 'who'] },
  )
  .filter(({ from, to }) => from <= to);

const answersOf = answersBothWays(world.services);
const answers = (asked: ReportAsked, who: TestMember, wanted: Record<'now' | 'page' | 'size', number>) =>
  answersOf('otif', otifReport, asked, who, wanted);

const always = { from: '2026-11-01', to: '2026-12-31', by: 'party', grace: 30, excused: 'left_out' } as const;
const firstPage = { now: window.to, page: 0, size: 20 };

describe('the report on deliveries on time and in full, from counts', () => {
  it('says what the shipments say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    const change = fc.oneof(told, moved, forgotten, ends, zones, settled, settled, settled);
    const steps = fc.array(change, { minLength: 1, maxLength: 8 });
    const questions = fc.array(question, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), steps, questions, async (before, isFolded, after, asked) => {
        for (const part of [before, after]) {
          for (const step of part) await amidAllCompanies({ db }, step);
          if (isFolded && part === before) await foldCounts({ db }, 1);
        }
        for (const { now, page, size, who, ...each } of asked) {
          const [fromCounts, fromShipments] = await answers(each, who, { now, page, size });
          expect(fromCounts).toEqual(fromShipments);
        }
      }),
      { numRuns: 80 },
    );
  });

  it.each<readonly [string, string, Partial<Delivery>, Partial<Delivery>]>([
    ['on_time_in_full', 'completed', {}, {}],
    ['on_time_in_full', 'completed', { arrivedAt: window.to + 30 * minute }, { proof: 'automatic' }],
    ['late_in_full', 'completed', { arrivedAt: window.to + 30 * minute + 1 }, {}],
    ['late_in_full', 'completed', {}, { arrivedAt: window.to + 2 * hour }],
    ['late_in_full', 'completed', { arrivedAt: window.from - hour - 1 }, {}],
    ['on_time_in_full', 'completed', { arrivedAt: window.from - hour }, {}],
    ['excused', 'completed', { arrivedAt: window.to + 2 * hour, isExcused: true }, {}],
    ['on_time_in_full', 'completed', { arrivedAt: window.to + 30 * minute, isExcused: true }, {}],
    ['late_in_full', 'completed', { arrivedAt: window.to + hour, isExcused: true }, { arrivedAt: window.to + hour }],
    ['on_time_not_full', 'completed', { delivered: 23 }, {}],
    ['on_time_not_full', 'completed', {}, { damaged: 1 }],
    ['on_time_in_full', 'completed', { delivered: 30, damaged: null }, {}],
    ['on_time_not_full', 'completed', { isSkipped: true, delivered: null }, {}],
    ['late_not_full', 'completed', { isSkipped: true }, { arrivedAt: window.to + hour }],
    ['not_counted', 'completed', {}, { delivered: null }],
    ['no_window', 'completed', { hasWindow: false }, { delivered: null }],
    ['no_arrival', 'completed', { arrivedAt: null }, { hasWindow: false }],
    ['to_verify', 'delivered', {}, {}],
    ['missing', 'delivered', { proof: 'none' }, {}],
    ['to_verify', 'delivered', { proof: 'none', isSkipped: true }, {}],
    ['rejected', 'delivered', { proof: 'none' }, { proof: 'rejected' }],
    ['under_way', 'in_transit', {}, {}],
    ['cancelled', 'cancelled', {}, {}],
  ])('takes a shipment for %s as the rules do: %s, %o, %o', async (outcome, status, one, other) => {
    await amidAllCompanies({ db }, (tx) =>
      settle(tx, first, status, [
        { ...right, ...one },
        { ...right, ...other },
      ]),
    );
    const asked = { ...always, early: 'too_early', outcome } as const;
    const [fromCounts, fromShipments] = await answers(asked, shipper, firstPage);
    expect(fromCounts).toEqual(fromShipments);
    expect(fromShipments.data.rows.map(({ record }) => record.id)).toContain(first);
    await foldCounts({ db }, 1);
    expect(await answers(asked, shipper, firstPage)).toEqual([fromShipments, fromShipments]);
  });

  it('adds up more packages than fit into 32 bits', async () => {
    const many = { ...right, ordered: 2_000_000_000, delivered: 1_900_000_000 };
    await amidAllCompanies({ db }, (tx) => settle(tx, first, 'completed', [many, { ...right, ordered: 0 }]));
    await amidAllCompanies({ db }, (tx) => settle(tx, second, 'completed', [many, { ...right, ordered: 0 }]));
    const asked = { ...always, early: 'on_time' } as const;
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      const [fromCounts, fromShipments] = await answers(asked, shipper, firstPage);
      expect(fromCounts).toEqual(fromShipments);
      expect(fromCounts.data.figures[3]?.n).toBeGreaterThan(3_999_999_999);
    }
  });

  it('forgets nothing that is told while it is added up', async () => {
    const changes = shipmentIds.flatMap((id) =>
      ['delivered', 'completed', 'in_transit'].map(
        (status) => () => amidAllCompanies({ db }, (tx) => settle(tx, id, status, [right, right])),
      ),
    );
    await Promise.all(changes.flatMap((change) => [change(), foldCounts({ db }, 1), foldCounts({ db }, 1)]));
    for (const who of [shipper, fleet, otherFleet]) {
      const [fromCounts, fromShipments] = await answers(always, who, firstPage);
      expect(fromCounts).toEqual(fromShipments);
    }
  });

  it('shows a company its own shipments and counts alone', async () => {
    await amidAllCompanies({ db }, (tx) => sql`update shipment set status = 'cancelled'`.execute(tx));
    const seen = (who: TestMember) =>
      inCompany(db, who.company, who.id, async (tx) => {
        const visits = await tx.selectFrom('shipment_visit').select('shipment_id').execute();
        const owners = await Promise.all(
          (['otif_count_change', 'otif_count'] as const).map((table) =>
            tx.selectFrom(table).select('owner_id').distinct().execute(),
          ),
        );
        return {
          visits: visits.map(({ shipment_id: id }) => id).toSorted(),
          owners: owners.map((rows) => rows.map(({ owner_id: owner }) => owner)),
        };
      });
    const [, , third = '', fourth = ''] = shipmentIds;
    const all = [shipper.company];
    expect(await seen(shipper)).toEqual({ visits: shipmentIds.toSorted(), owners: [all, all] });
    expect(await seen(fleet)).toEqual({
      visits: [first, third].toSorted(),
      owners: [[fleet.company], [fleet.company]],
    });
    expect((await seen(otherFleet)).visits).toEqual([second, fourth].toSorted());
    expect(await seen(otherShipper)).toEqual({ visits: [], owners: [[], []] });
  });

  it('counts no more what went with a company', async () => {
    await amidAllCompanies({ db }, (tx) => tx.deleteFrom('company').where('id', '=', otherFleet.company).execute());
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      const [fromCounts, fromShipments] = await answers(always, shipper, firstPage);
      expect(fromCounts).toEqual(fromShipments);
      expect(fromCounts.paging.total).toBe(2);
    }
  });
});
