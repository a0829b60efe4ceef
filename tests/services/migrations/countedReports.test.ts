import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import { co2eReport } from '../../../services/reports/co2eReport.ts';
import { foldCounts } from '../../../services/reports/counts/foldCounts.ts';
import { dwellReport } from '../../../services/reports/dwellReport.ts';
import { lanesReport } from '../../../services/reports/lanesReport.ts';
import { revenueReport, spendReport } from '../../../services/reports/moneyReport.ts';
import { otifReport } from '../../../services/reports/otifReport.ts';
import { answersBothWays } from '../../support/services/answersBothWays.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';

const [shipper, fleet] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const [done, underWay] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

const terms = {
  freeMin: { pickup: 120, delivery: 60 },
  ratePerHourMinor: 4_500,
  incrementMin: 15,
  capMin: 480,
  lateRule: 'forfeit',
  graceLateMin: 30,
};

const stop = (type: string, hour: number) => ({
  type,
  place: { name: 'Depot', city: 'Essen' },
  window: {
    from: `2026-11-25T${hour}:00:00Z`,
    to: `2026-11-25T${hour + 1}:00:00Z`,
    timeZone: 'Europe/Berlin',
  },
});

const content = {
  stops: [stop('pickup', 10), stop('delivery', 16)],
  cargo: [{ count: 24, pickup: 0, delivery: 1, grossKg: 500 }],
};

const told = [
  ['arrived', 0, '10:10', {}],
  ['departed', 0, '11:00', {}],
  ['arrived', 1, '16:20', {}],
  ['departed', 1, '18:05', {}],
  ['pod_added', 1, '18:05', { packages: { delivered: 24, damaged: 0 } }],
  ['waiting_accepted', 1, '19:00', { amountMinor: 3_375 }],
  ['completed', null, '20:00', {}],
] as const;

it('shipments that were made before are counted on time, in full, by how long trucks stayed, by what they cost and by their CO2e', async () => {
  const db = await emptyDatabase();
  await migrate(db, '0087_party_addresses');
  await amidAllCompanies({ db }, async (tx) => {
    // There are no requests behind them, and nobody is told.
    for (const change of [
      'shipment drop constraint shipment_request_id_fkey, drop constraint shipment_offer_id_fkey',
      'shipment disable trigger user',
      'shipment_event disable trigger user',
      'shipment_footprint disable trigger user',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql.raw(`alter table ${change}`).execute(tx);
    }
    await sql`insert into company (id, kind, name, created_at, updated_at)
      values (${shipper}, 'office', 'Sundby', now(), now()), (${fleet}, 'fleet', 'Harbour', now(), now())`.execute(tx);
    for (const [id, status] of [
      [done, 'completed'],
      [underWay, 'in_transit'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`insert into shipment (id, request_id, offer_id, company_id, carrier_id, created_at, updated_at, reference, status, price_minor, currency,
          terms, content, km, pickup_at, ends_at, pickup_day, lane, search, assign_by)
        values (${id}, ${id}, ${id}, ${shipper}, ${fleet}, now(), now(), ${id}, ${status}, 1, 'EUR', ${JSON.stringify(terms)}::jsonb,
          ${JSON.stringify(content)}::jsonb, 640, '2026-11-25T10:00:00Z', '2026-11-25T17:00:00Z', '2026-11-25', 'DE-45:FR-69', '', now())`.execute(
        tx,
      );
    }
    for (const [index, [type, at, time, data]] of told.entries()) {
      const when = `2026-11-25T${time}:00Z`;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`insert into shipment_event (id, shipment_id, company_id, carrier_id, number, type, stop, at, recorded_at, by_company_id, source, data)
        values (gen_random_uuid(), ${done}, ${shipper}, ${fleet}, ${index + 1}, ${type}, ${at}, ${when}, ${when}, ${fleet}, 'app',
          ${JSON.stringify(data)}::jsonb)`.execute(tx);
    }
    await sql`insert into shipment_footprint (id, shipment_id, company_id, carrier_id, created_at, level, wtw_grams, ttw_grams, tkm, result)
      values (${done}, ${done}, ${shipper}, ${fleet}, now(), 'measured', 420000, 340000, 5800, '{}')`.execute(tx);
    await sql`select keep_stop_visits(array[${done}::uuid, ${underWay}::uuid])`.execute(tx);
  });

  await migrate(db);
  const answers = answersBothWays({ db });
  const asked = { from: '2026-11-01', to: '2026-11-30', by: 'party' } as const;
  const page = { now: Date.parse('2026-12-01'), page: 0, size: 20 };
  for (const isFolded of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    if (isFolded) await foldCounts({ db }, 1);
    for (const company of [shipper, fleet]) {
      const who = { company, id: company };
      // oxlint-disable-next-line no-await-in-loop
      const [full, fullByCases] = await answers('otif', otifReport, { ...asked, grace: 0 }, who, page);
      expect(full).toEqual(fullByCases);
      expect(full.data.outcomes).toMatchObject([{ outcome: 'on_time_in_full' }, { outcome: 'under_way' }]);
      // oxlint-disable-next-line no-await-in-loop
      const [stays, staysByCases] = await answers('dwell', dwellReport, asked, who, page);
      expect(stays).toEqual(staysByCases);
      expect(stays.data.figures).toMatchObject([
        { code: 'dwell', value: 77.5, n: 2 },
        { code: 'dwell_p90' },
        { code: 'turn', value: 77.5 },
        { code: 'beyond_free', count: 1, n: 2 },
        { code: 'billable', value: 45 },
        { code: 'waiting_proposed', value: null },
        { code: 'waiting_accepted', value: 3_375, currency: 'EUR', n: 1 },
        { code: 'waiting_disputed', value: null },
      ]);
      const isShipper = company === shipper;
      // oxlint-disable-next-line no-await-in-loop
      const [money, moneyByCases] = isShipper
        ? await answers('spend', spendReport, asked, who, page)
        : await answers('revenue', revenueReport, asked, who, page);
      expect(money).toEqual(moneyByCases);
      expect(money.data.outcomes).toMatchObject([{ outcome: 'delivered' }, { outcome: 'under_way' }]);
      // oxlint-disable-next-line no-await-in-loop
      const [lanes, lanesByCases] = await answers('lanes', lanesReport, { ...asked, by: 'lane' }, who, page);
      expect(lanes).toEqual(lanesByCases);
      expect(lanes.data.figures).toMatchObject([
        { code: 'total', value: 1, n: 1 },
        { code: 'per_km', value: 1 / 640 },
        { code: 'per_t', value: 2 },
        { code: 'per_shipment', value: 1 },
        { code: 'price_p10' },
        { code: 'price_p90' },
      ]);
      // oxlint-disable-next-line no-await-in-loop
      const [emitted, emittedByCases] = await answers('co2e', co2eReport, asked, who, page);
      expect(emitted).toEqual(emittedByCases);
      expect(emitted.data.outcomes).toMatchObject([{ outcome: 'measured' }, { outcome: 'under_way' }]);
    }
  }
});
