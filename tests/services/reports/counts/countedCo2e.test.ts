import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../../services/database/amidAllCompanies.ts';
import { co2eOutcomes } from '../../../../services/reports/co2e.ts';
import { co2eReport } from '../../../../services/reports/co2eReport.ts';
import { foldCounts } from '../../../../services/reports/counts/foldCounts.ts';
import type { ReportAsked } from '../../../../services/reports/ReportAsked.ts';
import type { Tables } from '../../../../services/Tables.ts';
import { answersBothWays } from '../../../support/services/answersBothWays.ts';
import { changesOf, type Step } from '../../../support/services/changesOf.ts';
import { openTrips } from '../../../support/services/openTrips.ts';
import type { TestMember } from '../../../support/services/people.ts';

const { world, shipper, fleet, otherFleet, awarded } = await openTrips();
const { db } = world.services;
const due = Date.parse('2026-11-26T16:00:00+01:00');

const shipmentIds: string[] = [];
for (const who of [fleet, otherFleet, fleet, otherFleet]) shipmentIds.push((await awarded({}, who)).id);
const [first = ''] = shipmentIds;
const { ofShipment, moved } = changesOf(shipmentIds, { from: due - 86_400_000, to: due });

/** What is kept of a shipment: a figure, or why there is none. */
interface Kept {
  readonly level: 'measured' | 'modelled' | 'default' | null;
  readonly reason: string | null;
  readonly wtw: number;
  readonly ttw: number;
  readonly tkm: number;
}

const figure: Kept = { level: 'measured', reason: null, wtw: 420_000, ttw: 340_000, tkm: 5_800 };

/** Keeps a figure in place of the one before, as `keepFootprints` does. */
const keep = async (tx: Transaction<Tables>, id: string, { level, reason, wtw, ttw, tkm }: Kept) => {
  await sql`update shipment_footprint set is_current = false where shipment_id = ${id} and is_current`.execute(tx);
  await sql`insert into shipment_footprint (id, shipment_id, company_id, carrier_id, created_at, level, reason, wtw_grams, ttw_grams, tkm, result)
    select gen_random_uuid(), id, company_id, carrier_id, now(), ${level}::text, ${reason}::text,
      case when ${level !== null} then ${wtw}::bigint end, case when ${level !== null} then ${ttw}::bigint end,
      case when ${level !== null} then ${tkm}::double precision end, case when ${level !== null} then '{}'::jsonb end
    from shipment where id = ${id}`.execute(tx);
};

const kept: fc.Arbitrary<Step> = fc
  .record({
    id: fc.constantFrom(...shipmentIds),
    kept: fc.oneof(
      fc.record<Kept>({
        level: fc.constantFrom('measured', 'modelled', 'default'),
        reason: fc.constant(null),
        wtw: fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 5_000_000_000 })),
        ttw: fc.integer({ min: 0, max: 4_000_000_000 }),
        tkm: fc.oneof(
          fc.constantFrom(0.000_005, 12_000.5 / 1_000, 7_692.3205),
          fc.double({ min: 0, max: 1e6, noNaN: true }),
        ),
      }),
      fc.constantFrom('mass_missing', 'no_distance', 'no_factor', 'too_heavy', 'cancelled', 'odd').map((reason) => ({
        ...figure,
        level: null,
        reason,
      })),
    ),
  })
  .map(
    ({ id, kept: found }) =>
      (tx) =>
        keep(tx, id, found),
  );

const statuses: fc.Arbitrary<Step> = fc
  .constantFrom('delivered', 'completed', 'completed', 'in_transit', 'cancelled')
  .chain((status) => ofShipment((id) => sql`update shipment set status = ${status} where id = ${id}`));

const ends: fc.Arbitrary<Step> = fc
  .constantFrom('2026-11-26T15:00:00Z', '2026-11-30T23:30:00Z', '2026-12-01T00:30:00Z')
  .chain((at) => ofShipment((id) => sql`update shipment set ends_at = ${at} where id = ${id}`));

const question = fc.record(
  {
    from: fc.constantFrom('2026-11-01', '2026-11-26', '2026-12-01'),
    to: fc.constantFrom('2026-12-31', '2026-12-03'),
    by: fc.constantFrom('lane', 'party'),
    outcome: fc.constantFrom(...co2eOutcomes),
    group: fc.constantFrom('DE-45:FR-69', 'DE-45:FR-01', fleet.company, shipper.company),
    page: fc.constantFrom(0, 0, 1),
    size: fc.constantFrom(1, 20),
    who: fc.constantFrom(shipper, fleet, otherFleet),
  },
  { requiredKeys: ['from', 'to', 'by', 'page', 'size', 'who'] },
);

const answersOf = answersBothWays(world.services);
const answers = (
  asked: ReportAsked,
  who: TestMember,
  wanted: Record<'page' | 'size', number> = { page: 0, size: 20 },
) => answersOf('co2e', co2eReport, asked, who, { now: due, ...wanted });

const always = { from: '2026-11-01', to: '2026-12-31', by: 'lane' } as const;

describe('the report on CO2e, from counts', () => {
  it('says what the shipments say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    const change = fc.oneof(kept, kept, statuses, ends, moved);
    const steps = fc.array(change, { minLength: 1, maxLength: 8 });
    const questions = fc.array(question, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), steps, questions, async (before, isFolded, after, asked) => {
        for (const part of [before, after]) {
          for (const step of part) await amidAllCompanies({ db }, step);
          if (isFolded && part === before) await foldCounts({ db }, 1);
        }
        for (const { page, size, who, ...each } of asked) {
          const [fromCounts, fromShipments] = await answers(each, who, { page, size });
          expect(fromCounts).toEqual(fromShipments);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each<readonly [string, string, Partial<Kept>]>([
    ['measured', 'completed', {}],
    ['modelled', 'delivered', { level: 'modelled' }],
    ['default', 'completed', { level: 'default' }],
    ['mass_missing', 'completed', { level: null, reason: 'mass_missing' }],
    ['no_distance', 'completed', { level: null, reason: 'no_distance' }],
    ['no_factor', 'completed', { level: null, reason: 'no_factor' }],
    ['too_heavy', 'completed', { level: null, reason: 'too_heavy' }],
    ['not_calculated', 'completed', { level: null, reason: 'odd' }],
    ['under_way', 'in_transit', {}],
    ['cancelled', 'cancelled', {}],
  ])('takes a shipment for %s as the rules do: %s, %o', async (outcome, status, found) => {
    await amidAllCompanies({ db }, async (tx) => {
      await sql`update shipment set status = ${status} where id = ${first}`.execute(tx);
      await keep(tx, first, { ...figure, ...found });
    });
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      const [fromCounts, fromShipments] = await answers({ ...always, outcome }, shipper);
      expect(fromCounts).toEqual(fromShipments);
      expect(fromCounts.data.rows.map(({ record }) => record.id)).toContain(first);
    }
  });
});
