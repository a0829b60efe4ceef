import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../../services/database/inCompany.ts';
import type { CountSource } from '../../../../services/reports/counts/CountSource.ts';
import { foldCounts } from '../../../../services/reports/counts/foldCounts.ts';
import { dwellOutcomes } from '../../../../services/reports/dwell.ts';
import { dwellReport } from '../../../../services/reports/dwellReport.ts';
import { onTimeOutcomes } from '../../../../services/reports/onTime.ts';
import { onTimeReport } from '../../../../services/reports/onTimeReport.ts';
import { proofOutcomes } from '../../../../services/reports/proof.ts';
import { proofReport } from '../../../../services/reports/proofReport.ts';
import type { ReportAsked } from '../../../../services/reports/ReportAsked.ts';
import { answersBothWays } from '../../../support/services/answersBothWays.ts';
import { changesOf, type Step } from '../../../support/services/changesOf.ts';
import { changingStays } from '../../../support/services/changingStays.ts';
import { openTrips } from '../../../support/services/openTrips.ts';
import type { TestMember } from '../../../support/services/people.ts';

const trips = await openTrips();
const { world, shipper, otherShipper, fleet, otherFleet, awarded } = trips;
const { db } = world.services;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = (instant: string): number => Date.parse(instant);
const window = { from: at('2026-11-25T08:00:00+01:00'), to: at('2026-11-25T12:00:00+01:00') };

const shipmentIds: readonly string[] = [
  (await awarded()).id,
  (await awarded({}, otherFleet)).id,
  (await awarded()).id,
  (await awarded({}, otherFleet)).id,
];

const { aroundDue, told, moved, forgotten, ofShipment } = changesOf(shipmentIds, window);

/** Events only ever add to what is known; this keeps stops that a truck is awaited at among the others. */
const awaitedAgain: fc.Arbitrary<Step> = ofShipment(
  (id) =>
    sql`update stop_visit set arrived_at = null, is_passed = false, is_skipped = false, is_cancelled = false where shipment_id = ${id}`,
);

const stays = changingStays(shipmentIds, aroundDue);

const dayNear = fc.integer({ min: -40, max: 40 }).map((days) => new Date(window.to + days * day));
const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const question = fc
  .record(
    {
      from: fc.oneof(fc.constantFrom('2026-11-01', '2026-11-25', '2026-12-01'), dayNear.map(dateOf)),
      to: fc.oneof(fc.constantFrom('2026-11-30', '2026-11-25', '2026-12-31'), dayNear.map(dateOf)),
      by: fc.constantFrom('party', 'lane', 'place'),
      grace: fc.constantFrom(0, 15, 30, 60),
      overdue: fc.constantFrom('counted', 'left_out'),
      early: fc.constantFrom('on_time', 'too_early'),
      excused: fc.constantFrom('left_out', 'counted'),
      stops: fc.constantFrom('pickup', 'delivery'),
      outcome: fc.constantFrom(...onTimeOutcomes),
      standing: fc.constantFrom(...proofOutcomes),
      stay: fc.constantFrom(...dwellOutcomes),
      group: fc.constantFrom('DE-45:FR-69', '__proto__, Essen', fleet.company, shipper.company),
      page: fc.constantFrom(0, 0, 1),
      size: fc.constantFrom(1, 3, 20),
      now: aroundDue,
      who: fc.constantFrom(shipper, fleet, otherFleet),
    },
    { requiredKeys: ['from', 'to', 'by', 'grace', 'overdue', 'early', 'excused', 'page', 'size', 'now', 'who'] },
  )
  .filter(({ from, to }) => from <= to);

const answersOf = answersBothWays(world.services);

const answers = (asked: ReportAsked, who: TestMember, wanted: Record<'now' | 'page' | 'size', number>) =>
  answersOf('on_time', onTimeReport, asked, who, wanted);

/** The report on dwell is asked for days, split, outcome, group and type of stops alone. */
const dwellAnswers = (asked: ReportAsked, who: TestMember, wanted: Record<'now' | 'page' | 'size', number>) => {
  const { from, to, by, outcome, group, stops } = asked;
  const narrowed = { ...(outcome && { outcome }), ...(group !== undefined && { group }), ...(stops && { stops }) };
  return answersOf('dwell', dwellReport, { from, to, by, ...narrowed }, who, wanted);
};

/** The report on proofs is asked for days, split, outcome and group alone. */
const proofAnswers = (asked: ReportAsked, who: TestMember, wanted: Record<'now' | 'page' | 'size', number>) => {
  const { from, to, by, outcome, group } = asked;
  const narrowed = { ...(outcome !== undefined && { outcome }), ...(group !== undefined && { group }) };
  return answersOf('proof', proofReport, { from, to, by, ...narrowed }, who, wanted);
};

const always = { from: '2026-11-01', to: '2026-12-31', by: 'party', grace: 30, overdue: 'counted' } as const;
const first = { now: window.to, page: 0, size: 20 };

/** Sets what is known of a stop, all else being as if nothing had happened there. */
const known = (values: string, stop = 0) =>
  amidAllCompanies({ db }, (tx) =>
    sql`update stop_visit set is_cancelled = false, is_skipped = false, is_passed = false, is_excused = false, source = 'app',
      window_from = ${new Date(window.from)}, window_to = ${new Date(window.to)}, due_at = ${new Date(window.to)}, day = '2026-11-25',
      arrived_at = null, departed_at = null, warned_at = null, proof_at = null, is_rejected = false, completed_at = null, is_automatic = false
      where shipment_id = ${shipmentIds[0]} and stop = ${stop}`
      .execute(tx)
      .then(() =>
        sql`update stop_visit set ${sql.raw(values)} where shipment_id = ${shipmentIds[0]} and stop = ${stop}`.execute(
          tx,
        ),
      ),
  );

const afterDue = (ms: number): string => `'${new Date(window.to + ms).toISOString()}'`;
const reached = (ms: number, more = ''): string => `arrived_at = ${afterDue(ms)}${more}`;

/** A truck left so long ago. */
const left = (ms: number, more = ''): string => `is_passed = true, departed_at = ${afterDue(-ms)}${more}`;

/** A truck that came at the end of the window left so much later. */
const stayed = (ms: number, more = ''): string => `arrived_at = ${afterDue(0)}, departed_at = ${afterDue(ms)}${more}`;

describe('a report from counts', () => {
  it('says what the stops say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    const steps = fc.array(fc.oneof(told, told, moved, awaitedAgain, forgotten, stays, stays), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.boolean(),
        steps,
        fc.array(question, { minLength: 3, maxLength: 3 }),
        async (...given) => {
          const [before, isFolded, after, questions] = given;
          for (const part of [before, after]) {
            for (const change of part) await amidAllCompanies({ db }, change);
            if (isFolded && part === before) await foldCounts({ db }, 1);
          }
          for (const { now, page, size, who, standing, stay, outcome, ...asked } of questions) {
            const wanted = { now, page, size };
            const [fromCounts, fromStops] = await answers({ ...asked, ...(outcome && { outcome }) }, who, wanted);
            expect(fromCounts).toEqual(fromStops);
            const [counted, one] = await proofAnswers(
              { ...asked, ...(standing && { outcome: standing }) },
              who,
              wanted,
            );
            expect(counted).toEqual(one);
            const [added, all] = await dwellAnswers({ ...asked, ...(stay && { outcome: stay }) }, who, wanted);
            expect(added).toEqual(all);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['on_time', reached(0), 0],
    ['on_time', reached(0, `, source = 'desk'`), 0],
    ...[0, 15, 30, 60].flatMap((grace) => [
      ['on_time', reached(grace * minute), grace] as const,
      ['late', reached(grace * minute + 1), grace] as const,
    ]),
    ['late', reached(2 * hour, `, warned_at = ${afterDue(-hour)}`), 60],
    ['late', reached(2 * hour, `, warned_at = ${afterDue(1 - hour)}`), 60],
    ['on_time', reached(window.from - window.to - hour), 0],
    ['too_early', reached(window.from - window.to - hour - 1), 0],
    ['excused', reached(hour, ', is_excused = true'), 30],
    ['no_arrival', 'is_passed = true', 30],
    ['skipped', 'is_skipped = true', 30],
    ['no_window', 'window_from = null', 30],
    ['no_window', 'window_to = null', 30],
    ['cancelled', 'is_cancelled = true', 30],
    ['overdue', `warned_at = ${afterDue(-hour)}`, 0],
    ['overdue', `warned_at = ${afterDue(1 - hour)}`, 0],
    ['not_due', `window_to = ${afterDue(1)}, due_at = ${afterDue(1)}`, 0],
    ['not_due', 'is_passed = false', 15],
    ['not_due', `window_to = ${afterDue(1 - 15 * minute)}, due_at = ${afterDue(1 - 15 * minute)}`, 15],
    ['overdue', `window_to = ${afterDue(-15 * minute)}, due_at = ${afterDue(-15 * minute)}`, 15],
  ] as const)('takes a stop for %s as the rules do: %s, grace %i', async (outcome, values, grace) => {
    await known(values);
    const asked = { ...always, to: '2026-11-25', grace, early: 'too_early', excused: 'left_out', outcome } as const;
    const [fromCounts, fromStops] = await answers(asked, shipper, { ...first, now: window.to + 1 });
    expect(fromCounts).toEqual(fromStops);
    expect(fromStops.data.rows.map(({ record }) => record.id)).toContain(shipmentIds[0]);
  });

  it.each([
    ['cancelled', 'is_cancelled = true'],
    ['skipped', 'is_skipped = true'],
    ['not_delivered', 'is_passed = false'],
    ['missing', 'is_passed = true'],
    ['missing', left(0)],
    ['missing', left(1)],
    ['missing', left(day)],
    ['missing', left(day + 1)],
    ['rejected', left(2 * day, `, proof_at = ${afterDue(0)}, is_rejected = true`)],
    ['rejected', `is_passed = true, proof_at = ${afterDue(0)}, is_rejected = true`],
    ['to_verify', left(2 * day, `, proof_at = ${afterDue(-day)}`)],
    ['to_verify', left(2 * day, `, proof_at = ${afterDue(1 - day)}`)],
    ['to_verify', `is_passed = true, proof_at = ${afterDue(0)}`],
    [
      'accepted_by_time',
      left(2 * day, `, proof_at = ${afterDue(0)}, completed_at = ${afterDue(9)}, is_automatic = true`),
    ],
    ['accepted', `is_passed = true, proof_at = ${afterDue(0)}, completed_at = ${afterDue(9)}`],
    ...[-minute, -1, 0, minute - 1, minute, 40 * day].flatMap((took) =>
      [0, 1].map(
        (late) =>
          [
            'accepted',
            left(2 * day, `, proof_at = ${afterDue(late - day)}, completed_at = ${afterDue(took - 2 * day)}`),
          ] as const,
      ),
    ),
  ] as const)('takes a proof for %s as the rules do: %s', async (outcome, values) => {
    await known(values, 1);
    const asked = { from: '2026-11-25', to: '2026-11-25', by: 'place', outcome } as const;
    const [fromCounts, fromStops] = await proofAnswers(asked, shipper, first);
    expect(fromCounts).toEqual(fromStops);
    expect(fromStops.data.rows.map(({ record }) => record.id)).toContain(shipmentIds[0]);
    await foldCounts({ db }, 1);
    expect(await proofAnswers(asked, shipper, first)).toEqual([fromStops, fromStops]);
  });

  it.each([
    ['cancelled', 'is_cancelled = true'],
    ['skipped', 'is_skipped = true'],
    ['not_reached', 'is_passed = false'],
    ['no_arrival', left(0)],
    ['still_there', reached(0)],
    ['no_departure', reached(0, ', is_passed = true')],
    ['negative', stayed(-1)],
    ['too_long', stayed(day + 1)],
    ['measured', stayed(day)],
    ['measured', stayed(0)],
    ['measured', stayed(90 * minute - 1)],
    ['measured', stayed(5 * hour)],
    ['measured', stayed(5 * hour, ', window_from = null')],
    ['measured', `arrived_at = ${afterDue(-5 * hour)}, departed_at = ${afterDue(0)}`],
  ] as const)('takes a stay for %s as the rules do: %s', async (outcome, values) => {
    await known(values);
    await amidAllCompanies({ db }, (tx) =>
      sql`update stop_visit visit set billable_min = billable, charge_minor = waiting_charge(billable, terms), currency = shipment.currency
        from shipment, (select stop, billable_minutes(type, window_from, window_to, arrived_at, departed_at, terms) as billable
          from stop_visit join shipment on shipment.id = shipment_id where shipment_id = ${shipmentIds[0]}) waited
        where visit.shipment_id = ${shipmentIds[0]} and shipment.id = visit.shipment_id and waited.stop = visit.stop`.execute(
        tx,
      ),
    );
    const asked = { from: '2026-11-25', to: '2026-11-25', by: 'place', outcome } as const;
    const [fromCounts, fromStops] = await dwellAnswers(asked, shipper, first);
    expect(fromCounts).toEqual(fromStops);
    expect(fromStops.data.rows.map(({ record }) => record.id)).toContain(shipmentIds[0]);
    await foldCounts({ db }, 1);
    expect(await dwellAnswers(asked, shipper, first)).toEqual([fromStops, fromStops]);
  });

  it('forgets nothing that is told while it is added up', async () => {
    const arrivals = shipmentIds.flatMap((id) =>
      [0, 1].map(
        (stop) => () =>
          amidAllCompanies({ db }, async (tx) => {
            await sql`select from shipment where id = ${id} for update`.execute(tx);
            await sql`update shipment set status = 'in_transit', next_stop = ${stop} where id = ${id}`.execute(tx);
          }),
      ),
    );
    await Promise.all(arrivals.flatMap((arrive) => [arrive(), foldCounts({ db }, 1), foldCounts({ db }, 1)]));
    for (const who of [shipper, fleet, otherFleet]) {
      for (const ask of [answers, proofAnswers, dwellAnswers]) {
        const [fromCounts, fromStops] = await ask(always, who, first);
        expect(fromCounts).toEqual(fromStops);
      }
    }
  });

  it('shows a company its own counts alone', async () => {
    await amidAllCompanies({ db }, (tx) => sql`update shipment set status = 'cancelled'`.execute(tx));
    const owners = (who: TestMember, table: CountSource['kept'] | CountSource['changes']) =>
      inCompany(db, who.company, who.id, async (tx) => {
        const rows = await tx.selectFrom(table).select('owner_id').distinct().execute();
        return rows.map(({ owner_id: owner }) => owner);
      });
    const tables = ['stop_count', 'proof_count', 'dwell_count'] as const;
    for (const table of [...tables.map((kept) => `${kept}_change` as const), ...tables]) {
      if (table === 'stop_count') await foldCounts({ db }, 1);
      expect(await owners(shipper, table)).toEqual([shipper.company]);
      expect(await owners(fleet, table)).toEqual([fleet.company]);
      expect(await owners(otherShipper, table)).toEqual([]);
    }
  });

  it('counts no more what went with a company', async () => {
    const [, before] = await answers(always, shipper, first);
    await amidAllCompanies({ db }, (tx) => tx.deleteFrom('company').where('id', '=', otherFleet.company).execute());
    const [fromCounts, fromStops] = await answers(always, shipper, first);
    expect(fromCounts).toEqual(fromStops);
    expect(fromStops.paging.total).toBe(before.paging.total - 4);
    const [counted, one] = await proofAnswers(always, shipper, first);
    expect(counted).toEqual(one);
    const [added, all] = await dwellAnswers(always, shipper, first);
    expect(added).toEqual(all);
  });
});
