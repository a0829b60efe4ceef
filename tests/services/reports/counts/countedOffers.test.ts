import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../../services/database/inCompany.ts';
import { foldCounts } from '../../../../services/reports/counts/foldCounts.ts';
import { offerOutcomes } from '../../../../services/reports/offers.ts';
import { offersReport } from '../../../../services/reports/offersReport.ts';
import type { ReportAsked } from '../../../../services/reports/ReportAsked.ts';
import type { Tables } from '../../../../services/Tables.ts';
import { answersBothWays } from '../../../support/services/answersBothWays.ts';
import { changingOffers } from '../../../support/services/changingOffers.ts';
import { openTrips } from '../../../support/services/openTrips.ts';
import type { TestMember } from '../../../support/services/people.ts';

const { world, shipper, otherShipper, fleet, otherFleet, opened, offered, awarded, call } = await openTrips();
const { db } = world.services;
const start = world.clock.now().getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const named = { audience: { market: false, carriers: [fleet.company, otherFleet.company], lists: [] } };

/** Some that everybody sees, and some that two fleets were asked for by name. */
const loadIds: readonly string[] = [
  (await opened()).id,
  (await awarded()).requestId,
  (await opened(named)).id,
  (await opened(named)).id,
];
const [first = '', , third = ''] = loadIds;
await offered(first);
await offered(first, otherFleet);
await offered(third);

const { aroundNow, change } = changingOffers(loadIds, [fleet.company, otherFleet.company], start);

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayNear = fc.integer({ min: -40, max: 40 }).map((days) => dateOf(start + days * day));

const question = fc
  .record(
    {
      from: fc.oneof(fc.constantFrom('2026-11-01', dateOf(start), '2026-12-01'), dayNear),
      to: fc.oneof(fc.constantFrom('2026-11-30', dateOf(start), '2026-12-31'), dayNear),
      by: fc.constantFrom('party', 'lane'),
      outcome: fc.constantFrom(...offerOutcomes),
      group: fc.constantFrom('DE-45:FR-69', '–', fleet.company, shipper.company),
      page: fc.constantFrom(0, 0, 1),
      size: fc.constantFrom(1, 3, 20),
      now: aroundNow,
      who: fc.constantFrom(shipper, fleet, otherFleet),
    },
    { requiredKeys: ['from', 'to', 'by', 'page', 'size', 'now', 'who'] },
  )
  .filter(({ from, to }) => from <= to);

const answersOf = answersBothWays(world.services);
const answers = (asked: ReportAsked, who: TestMember, wanted: Record<'now' | 'page' | 'size', number>) =>
  answersOf('offers', offersReport, asked, who, wanted);

const always = { from: '2026-10-01', to: '2027-01-31', by: 'party' } as const;
const firstPage = { now: start, page: 0, size: 20 };

/** How many offers are open at a time. */
const openAt = async (now: number): Promise<number> => {
  const [fromCounts, fromOffers] = await answers(always, shipper, { ...firstPage, now });
  expect(fromCounts).toEqual(fromOffers);
  return fromCounts.data.outcomes.find(({ outcome }) => outcome === 'open')?.n ?? 0;
};

/** Ends the offers for a load. */
const end = (status: string) => (tx: Transaction<Tables>) =>
  sql`update offer set status = ${status}, closed_reason = 'price' where load_id = ${third}`.execute(tx);

describe('the report on offers, from counts', () => {
  it('says what the offers say one by one, whatever happened in whatever order, and whenever it was added up', async () => {
    const steps = fc.array(change, { minLength: 1, maxLength: 8 });
    const questions = fc.array(question, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), steps, questions, async (before, isFolded, after, asked) => {
        for (const part of [before, after]) {
          for (const step of part) await amidAllCompanies({ db }, step);
          if (isFolded && part === before) await foldCounts({ db }, 1);
        }
        for (const { now, page, size, who, ...each } of asked) {
          const [fromCounts, fromOffers] = await answers(each, who, { now, page, size });
          expect(fromCounts).toEqual(fromOffers);
        }
      }),
      { numRuns: 80 },
    );
  });

  it.each<readonly [string, string, string]>([
    ['not_selected', `status = 'rejected', closed_reason = 'not_selected'`, ''],
    ['turned_down', `status = 'rejected', closed_reason = 'price'`, ''],
    ['turned_down', `status = 'rejected', closed_reason = null`, ''],
    ['request_closed', `status = 'rejected', closed_reason = 'request_withdrawn'`, ''],
    ['request_closed', `status = 'rejected', closed_reason = 'other', closed_note = 'blocked'`, ''],
    ['withdrawn', `status = 'withdrawn'`, ''],
    ['expired', `status = 'expired'`, ''],
    ['expired', `valid_until = '${new Date(start).toISOString()}'`, ''],
    ['open', `valid_until = '${new Date(start + 1).toISOString()}'`, ''],
    [
      'expired',
      `status = 'countered', counter_minor = 1, counter_until = '${new Date(start).toISOString()}', valid_until = '2027-01-01'`,
      '',
    ],
    [
      'open',
      `status = 'countered', counter_minor = 1, counter_until = '${new Date(start + 1).toISOString()}', valid_until = '2026-01-01'`,
      '',
    ],
    ['awarded', `status = 'accepted'`, ''],
    ['no_answer', '', `ends_at = '${new Date(start).toISOString()}'`],
    ['asked', '', `ends_at = '${new Date(start + 1).toISOString()}'`],
    ['request_closed', '', `is_open = false`],
  ])('takes a case for %s as the rules do: %s%s', async (outcome, ofOffer, ofLoad) => {
    const { id } = await opened({ audience: { market: false, carriers: [fleet.company], lists: [] } });
    if (ofOffer !== '') {
      const made = await offered(id);
      await amidAllCompanies({ db }, (tx) =>
        sql`update offer set ${sql.raw(ofOffer)} where id = ${made.id}`.execute(tx),
      );
    } else {
      await amidAllCompanies({ db }, (tx) => sql`update load set ${sql.raw(ofLoad)} where id = ${id}`.execute(tx));
    }
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      for (const who of [shipper, fleet]) {
        const [fromCounts, fromOffers] = await answers({ ...always, outcome }, who, firstPage);
        expect(fromCounts).toEqual(fromOffers);
        expect(fromCounts.data.rows.length).toBeGreaterThan(0);
      }
    }
  });

  it('lets an offer expire to the millisecond, and the minutes of its answer stay', async () => {
    const { id } = await opened();
    const until = new Date(start + hour);
    const made = await offered(id);
    await amidAllCompanies({ db }, (tx) =>
      tx.updateTable('offer').set({ valid_until: until }).where('id', '=', made.id).execute(),
    );
    expect((await openAt(until.getTime() - 1)) - (await openAt(until.getTime()))).toBeGreaterThan(0);
  });

  it('has one case for a fleet that declines while it makes an offer', async () => {
    const { id } = await opened(named);
    await Promise.all([
      call(`/v1/loads/${id}/decline`, fleet, { json: { reason: 'no_capacity' } }),
      offered(id),
      offered(id, otherFleet),
    ]);
    for (const who of [shipper, fleet, otherFleet]) {
      const [fromCounts, fromOffers] = await answers(always, who, firstPage);
      expect(fromCounts).toEqual(fromOffers);
    }
  });

  it('forgets nothing that happens while it is added up', async () => {
    const changes = ['withdrawn', 'rejected', 'expired', 'withdrawn'].map(
      (status) => () => amidAllCompanies({ db }, end(status)),
    );
    await Promise.all(changes.flatMap((each) => [each(), foldCounts({ db }, 1), foldCounts({ db }, 1)]));
    for (const who of [shipper, fleet, otherFleet]) {
      const [fromCounts, fromOffers] = await answers(always, who, firstPage);
      expect(fromCounts).toEqual(fromOffers);
    }
  });

  it('shows a company its own cases and counts alone', async () => {
    const seen = (who: TestMember) =>
      inCompany(db, who.company, who.id, async (tx) => {
        const owners = await Promise.all(
          (['offer_case', 'offer_count_change', 'offer_count'] as const).map((table) =>
            tx.selectFrom(table).select('owner_id').distinct().execute(),
          ),
        );
        return owners.map((rows) => rows.map(({ owner_id: owner }) => owner));
      });
    await foldCounts({ db }, 1);
    await offered((await opened()).id);
    expect(await seen(shipper)).toEqual([[shipper.company], [shipper.company], [shipper.company]]);
    expect(await seen(fleet)).toEqual([[fleet.company], [fleet.company], [fleet.company]]);
    expect(await seen(otherShipper)).toEqual([[], [], []]);
  });

  it('counts no more what went with a company', async () => {
    await amidAllCompanies({ db }, (tx) => tx.deleteFrom('company').where('id', '=', otherFleet.company).execute());
    for (const isFolded of [false, true]) {
      if (isFolded) await foldCounts({ db }, 1);
      for (const who of [shipper, fleet]) {
        const [fromCounts, fromOffers] = await answers(always, who, firstPage);
        expect(fromCounts).toEqual(fromOffers);
      }
    }
    await amidAllCompanies({ db }, (tx) => tx.deleteFrom('company').where('id', '=', shipper.company).execute());
    const [fromCounts, fromOffers] = await answers(always, fleet, firstPage);
    expect(fromCounts).toEqual(fromOffers);
    expect(fromCounts.paging.total).toBe(0);
  });
});
