import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { waitingAt } from '../../../services/shipments/fold/waitingAt.ts';
import type { Terms } from '../../../services/terms/AgreedTerms.ts';
import { someStay, someTerms } from '../../support/services/changingStays.ts';
import { testDatabase } from '../../support/services/testDatabase.ts';

const db = await testDatabase();
const minute = 60_000;
const window = { from: Date.parse('2026-11-25T08:00:00Z'), to: Date.parse('2026-11-25T12:00:00Z') };

const terms: Terms = {
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHourMinor: 4_500,
  incrementMin: 15,
  capMin: 480,
  lateRule: 'forfeit',
  graceLateMin: 30,
  cancellationFeeMinor: 0,
  paymentDays: 30,
};

type Stay = Parameters<typeof waitingAt>[0];

const instant = (at: number | null) => sql`${at === null ? null : new Date(at)}::timestamptz`;

/** What the database says of a stay: minutes beyond what is free, and their charge. */
const told = async ({ type, arrivedAt, departedAt }: Stay, agreed: Terms) => {
  const { rows } = await sql<{ billableMin: number; chargeMinor: number }>`
    select billable as "billableMin", waiting_charge(billable, terms) as "chargeMinor" from (select ${JSON.stringify(agreed)}::jsonb as terms) agreed
      cross join lateral billable_minutes(${type}, ${instant(window.from)}, ${instant(window.to)}, ${instant(arrivedAt)}, ${instant(departedAt)}, terms) billable`.execute(
    db,
  );
  return rows[0];
};

const expected = (stay: Stay, agreed: Terms) => {
  const { billableMin, chargeMinor } = waitingAt(stay, agreed, null);
  return { billableMin, chargeMinor };
};

it('the database charges for waiting by the rules of the services', async () => {
  const arrivals = fc.oneof(
    fc.integer({ min: window.from - 300 * minute, max: window.to + 300 * minute }),
    fc.constantFrom(0, 15, 30).chain((late) => fc.constantFrom(-1, 0, 1).map((ms) => window.to + late * minute + ms)),
  );
  const given = [someTerms, fc.constantFrom('pickup' as const, 'delivery' as const), arrivals, someStay] as const;
  await fc.assert(
    fc.asyncProperty(...given, async (agreed, type, arrivedAt, stay) => {
      fc.pre(stay >= 0);
      const visited = { type, window, arrivedAt, departedAt: arrivedAt + stay };
      expect(await told(visited, agreed)).toEqual(expected(visited, agreed));
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ['an arrival', { arrivedAt: null, departedAt: window.to }],
  ['a departure', { arrivedAt: window.to, departedAt: null }],
  ['a departure after the arrival', { arrivedAt: window.to, departedAt: window.to - 1 }],
])('the database charges nothing without %s', async (_, visit) => {
  expect(await told({ type: 'pickup', window, ...visit }, terms)).toEqual({
    billableMin: null,
    chargeMinor: null,
  });
});
