import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../../services/database/inCompany.ts';
import { foldCounts } from '../../../../services/reports/counts/foldCounts.ts';
import { scoresOf } from '../../../../services/reports/counts/scoresOf.ts';
import type { ReportAsked } from '../../../../services/reports/ReportAsked.ts';
import { scorecardOutcomes, scorecardTally } from '../../../../services/reports/scorecard.ts';
import { scorecardReport } from '../../../../services/reports/scorecardReport.ts';
import { answersBothWays } from '../../../support/services/answersBothWays.ts';
import { changesOf, type Step } from '../../../support/services/changesOf.ts';
import { changingOffers } from '../../../support/services/changingOffers.ts';
import { openTrips } from '../../../support/services/openTrips.ts';
import type { TestMember } from '../../../support/services/people.ts';

const { world, shipper, otherShipper, fleet, otherFleet, opened, offered, awarded } = await openTrips();
const { db } = world.services;
const start = world.clock.now().getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Of the last stop of every shipment here. */
const window = { from: Date.parse('2026-11-26T08:00:00+01:00'), to: Date.parse('2026-11-26T16:00:00+01:00') };

const trips = [await awarded(), await awarded({}, otherFleet), await awarded()];
const shipmentIds: readonly string[] = trips.map(({ id }) => id);
const named = { audience: { market: false, carriers: [fleet.company, otherFleet.company], lists: [] } };
const asked = await opened(named);
await offered(asked.id);
const loadIds: readonly string[] = [asked.id, (await opened(named)).id, ...trips.map(({ requestId }) => requestId)];

const change = (statement: ReturnType<typeof sql>) => amidAllCompanies({ db }, (tx) => statement.execute(tx));

/** Another delivery, the last one from now on. */
const furtherStop = (id: string) =>
  change(
    sql`update shipment set content = jsonb_set(content, '{stops}', content -> 'stops' || jsonb_build_array(content #> '{stops,-1}')) where id = ${id}`,
  );
await furtherStop(shipmentIds[0] ?? '');

const stops = changesOf(shipmentIds, window);
const offers = changingOffers(loadIds, [fleet.company, otherFleet.company], start);

/** Events only ever add to what is known; this keeps stops that a truck is awaited at among the others. */
const awaitedAgain: fc.Arbitrary<Step> = stops.ofShipment(
  (id) =>
    sql`update stop_visit set arrived_at = null, is_passed = false, is_skipped = false, is_cancelled = false where shipment_id = ${id}`,
);

/** Without a proof, so long after the truck has left that the day for it is about over. */
const unproven: fc.Arbitrary<Step> = fc.constantFrom(-1, 0, 1).chain((ms) =>
  stops.ofShipment(
    (id) =>
      sql`update stop_visit set departed_at = ${new Date(window.to - day + ms)}::timestamptz, proof_at = null, is_skipped = false, is_cancelled = false
          where shipment_id = ${id} and type = 'delivery'`,
  ),
);

const changes = fc.oneof(
  { weight: 3, arbitrary: offers.change },
  { weight: 4, arbitrary: stops.told },
  { weight: 2, arbitrary: stops.moved },
  { weight: 1, arbitrary: fc.oneof(stops.forgotten, awaitedAgain, unproven) },
);

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayNear = fc.integer({ min: -40, max: 40 }).map((days) => dateOf(window.to + days * day));

const question = fc
  .record(
    {
      from: fc.oneof(fc.constantFrom('2026-11-01', '2026-11-26', '2026-12-01'), dayNear),
      to: fc.oneof(fc.constantFrom('2026-11-30', '2026-11-26', '2026-12-31'), dayNear),
      by: fc.constant('party' as const),
      outcome: fc.constantFrom(...scorecardOutcomes),
      group: fc.constantFrom(fleet.company, otherFleet.company, shipper.company),
      page: fc.constantFrom(0, 0, 1, 2),
      size: fc.constantFrom(1, 3, 20),
      now: fc.oneof(stops.aroundDue, offers.aroundNow),
      who: fc.constantFrom(shipper, fleet, otherFleet),
    },
    { requiredKeys: ['from', 'to', 'by', 'page', 'size', 'now', 'who'] },
  )
  .filter(({ from, to }) => from <= to);

const answersOf = answersBothWays(world.services);
const answers = (report: ReportAsked, who: TestMember, wanted: Record<'now' | 'page' | 'size', number>) =>
  answersOf('scorecard', scorecardReport, report, who, wanted);

const always = { from: '2026-10-01', to: '2027-01-31', by: 'party' } as const;

describe('the scorecard, from counts', () => {
  it('says what stops and offers say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    const steps = fc.array(changes, { minLength: 1, maxLength: 8 });
    const questions = fc.array(question, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), steps, questions, async (before, isFolded, after, report) => {
        for (const part of [before, after]) {
          for (const step of part) await amidAllCompanies({ db }, step);
          if (isFolded && part === before) await foldCounts({ db }, 1);
        }
        for (const { now, page, size, who, ...each } of report) {
          const [fromCounts, fromCases] = await answers(each, who, { now, page, size });
          expect(fromCounts).toEqual(fromCases);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('takes a shipment for delivered once, on the day of its last stop', async () => {
    const { id } = await awarded();
    await furtherStop(id);
    await change(
      sql`update stop_visit set departed_at = due_at, is_passed = true, day = moved.day, due_at = moved.day + interval '12 hours'
        from (select stop as nth, case when is_last then '2026-12-01' else '2026-11-30' end::date as day from stop_visit where shipment_id = ${id}) moved
        where shipment_id = ${id} and stop = nth`,
    );
    const deliveredIn = async (from: string, to: string) => {
      const [fromCounts, fromCases] = await answers({ from, to, by: 'party', outcome: 'delivered' }, shipper, {
        now: start,
        page: 0,
        size: 20,
      });
      expect(fromCounts).toEqual(fromCases);
      return fromCounts.data.rows.filter(({ record }) => record.id === id).map(({ stop }) => stop);
    };
    expect(await deliveredIn('2026-11-01', '2026-11-30')).toEqual([]);
    expect(await deliveredIn('2026-12-01', '2026-12-31')).toEqual([2]);
    expect(await deliveredIn('2026-11-01', '2026-12-31')).toEqual([2]);
  });

  it('gives pages that lie on both what happened at stops and on offers', async () => {
    const [, { data, paging }] = await answers(always, shipper, { now: start, page: 0, size: 100 });
    const kinds = data.rows.map(({ record, stop }) => (stop === null ? 'offer' : record.kind));
    expect(new Set(kinds)).toEqual(new Set(['shipment', 'offer']));
    const rows = [];
    for (let page = 0; page * 3 < paging.total; page += 1) {
      const [fromCounts] = await answers(always, shipper, { now: start, page, size: 3 });
      rows.push(...fromCounts.data.rows);
    }
    expect(rows).toEqual(data.rows);
  });

  it('is the same by carrier, also of one that did nothing', async () => {
    const others = [fleet.company, otherFleet.company, otherShipper.company];
    const party = { companyId: shipper.company, side: 'office' } as const;
    const [fromCounts, fromCases] = await inCompany(db, shipper.company, shipper.id, async (tx) => {
      const tallies = new Map(others.map((id) => [id, scorecardTally()]));
      for (const each of await scorecardReport.read(tx, party, always, start)) tallies.get(each.partyId)?.add(each);
      return [await scoresOf(tx, party, always, others, start), tallies] as const;
    });
    expect(fromCounts).toEqual(new Map([...fromCases].map(([id, tally]) => [id, tally.figures()])));
    expect(fromCounts.get(fleet.company)?.find(({ code }) => code === 'completed')?.n).toBeGreaterThan(0);
  });

  it('shows a company its own counts alone', async () => {
    await foldCounts({ db }, 1);
    await change(sql`update stop_visit set is_skipped = not is_skipped where type = 'delivery'`);
    const seen = (who: TestMember) =>
      inCompany(db, who.company, who.id, async (tx) => {
        const owners = await Promise.all(
          (['score_count_change', 'score_count'] as const).map((table) =>
            tx.selectFrom(table).select('owner_id').distinct().execute(),
          ),
        );
        return owners.map((rows) => rows.map(({ owner_id: owner }) => owner));
      });
    expect(await seen(shipper)).toEqual([[shipper.company], [shipper.company]]);
    expect(await seen(fleet)).toEqual([[fleet.company], [fleet.company]]);
    expect(await seen(otherShipper)).toEqual([[], []]);
  });

  it('counts no more what went with a company', async () => {
    await change(sql`delete from company where id = ${otherFleet.company}`);
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      const [fromCounts, fromCases] = await answers(always, shipper, { now: start, page: 0, size: 20 });
      expect(fromCounts).toEqual(fromCases);
    }
  });
});
