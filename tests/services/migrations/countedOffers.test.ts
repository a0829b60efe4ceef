import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import { foldCounts } from '../../../services/reports/counts/foldCounts.ts';
import { offersReport } from '../../../services/reports/offersReport.ts';
import { scorecardReport } from '../../../services/reports/scorecardReport.ts';
import { answersBothWays } from '../../support/services/answersBothWays.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const [brand, shipper, fleet, won, asked, offer, shipment] = [1, 2, 3, 4, 5, 6, 7].map(id);
const made = '2026-11-24T10:00:00Z';

const stop = (type: string, hour: number) => ({
  type,
  place: { name: 'Depot', city: 'Essen' },
  window: { from: `2026-11-25T${hour}:00:00Z`, to: `2026-11-25T${hour + 1}:00:00Z`, timeZone: 'Europe/Berlin' },
});

const content = JSON.stringify({ stops: [stop('pickup', 10), stop('delivery', 16)], cargo: [] });
const seen = JSON.stringify({
  stops: ['DE', 'FR'].map((country) => ({ city: 'Essen', country, window: { timeZone: 'Europe/Berlin' } })),
});

it('offers, asks and deliveries of before are counted', async () => {
  const db = await emptyDatabase();
  await migrate(db, '0097_freight_sorts');
  await amidAllCompanies({ db }, async (tx) => {
    await sql`insert into company (id, kind, name, domain, brand_id, created_at, updated_at) values
      (${brand}, 'brand', 'Greenline', 'greenline.localhost', null, now(), now()), (${shipper}, 'office', 'Sundby', null, ${brand}, now(), now()),
      (${fleet}, 'fleet', 'Harbour', null, ${brand}, now(), now())`.execute(tx);
    for (const each of [won, asked]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`insert into shipment_request (id, company_id, created_at, updated_at, reference, status, content, published_at, ends_at, lane, search)
        values (${each}, ${shipper}, now(), now(), ${each}, 'open', '{}', ${made}::timestamptz - interval '1 hour', '2026-11-26T10:00:00Z', '', '')`.execute(
        tx,
      );
      // oxlint-disable-next-line no-await-in-loop
      await sql`insert into load (id, company_id, brand_id, is_market, is_open, published_at, ends_at, content, pickup_at, pickup_day, from_lat, from_lng,
          to_lat, to_lng, km, gross_kg, body_types, is_adr, pricing, search)
        values (${each}, ${shipper}, ${brand}, false, true, ${made}::timestamptz - interval '1 hour', '2026-11-26T10:00:00Z', ${seen}::jsonb, ${made}, '2026-11-24',
          51, 7, 45, 4, 640, 1000, '{}', false, 'offers', '')`.execute(tx);
      // oxlint-disable-next-line no-await-in-loop
      await sql`insert into load_audience (load_id, company_id, carrier_id, asked_at) values (${each}, ${shipper}, ${fleet}, now())`.execute(
        tx,
      );
    }
    await sql`insert into offer (id, load_id, company_id, shipper_id, created_at, updated_at, status, amount_minor, currency, valid_until, stand_by, search)
      values (${offer}, ${won}, ${fleet}, ${shipper}, ${made}, now(), 'accepted', 1, 'EUR', '2026-11-26T10:00:00Z', false, '')`.execute(
      tx,
    );
    await sql`insert into shipment (id, request_id, offer_id, company_id, carrier_id, created_at, updated_at, reference, status, price_minor, currency,
        terms, content, km, pickup_at, ends_at, pickup_day, lane, search, assign_by)
      values (${shipment}, ${won}, ${offer}, ${shipper}, ${fleet}, now(), now(), 'SR-1', 'delivered', 1, 'EUR', '{}', ${content}::jsonb, 640,
        '2026-11-25T10:00:00Z', '2026-11-25T17:00:00Z', '2026-11-25', 'DE-45:FR-69', '', now())`.execute(tx);
  });

  await migrate(db);
  const answers = answersBothWays({ db });
  const days = { from: '2026-11-01', to: '2026-11-30', by: 'party' } as const;
  const page = { now: Date.parse('2026-12-01'), page: 0, size: 20 };
  for (const isFolded of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    if (isFolded) await foldCounts({ db }, 1);
    for (const company of [shipper ?? '', fleet ?? '']) {
      const who = { company, id: company };
      // oxlint-disable-next-line no-await-in-loop
      const [offers, offersByCases] = await answers('offers', offersReport, days, who, page);
      expect(offers).toEqual(offersByCases);
      expect(offers.data.outcomes).toMatchObject([
        { outcome: 'awarded', n: 1 },
        { outcome: 'no_answer', n: 1 },
      ]);
      expect(offers.data.figures[4]).toMatchObject({ code: 'answer_time', value: 60, n: 1 });
      // oxlint-disable-next-line no-await-in-loop
      const [scores, scoresByCases] = await answers('scorecard', scorecardReport, days, who, page);
      expect(scores).toEqual(scoresByCases);
      expect(scores.data.outcomes).toMatchObject([
        { outcome: 'delivered', n: 1 },
        { outcome: 'offer_won', n: 1 },
        { outcome: 'no_answer', n: 1 },
      ]);
    }
  }
});
