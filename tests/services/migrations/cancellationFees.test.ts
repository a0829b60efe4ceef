import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import type { Tables } from '../../../services/Tables.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [shipper, fleet] = [idOf(1), idOf(2)];
const day = '2026-03-0';

type Told = readonly [type: string, by?: string];

const shipments: readonly (readonly [what: string, status: string, fee: number | null, events: readonly Told[]])[] = [
  ['on its way', 'cancelled', 15_000, [['assigned'], ['dispatched'], ['cancelled', shipper], ['correction']]],
  ['without a fee', 'cancelled', 0, [['assigned'], ['dispatched'], ['cancelled', shipper]]],
  ['of before there were fees', 'cancelled', null, [['assigned'], ['dispatched'], ['cancelled', shipper]]],
  ['before the truck set out', 'cancelled', 15_000, [['assigned'], ['cancelled', shipper]]],
  ['by the carrier', 'cancelled', 15_000, [['assigned'], ['dispatched'], ['cancelled']]],
  ['taken off', 'cancelled', 15_000, [['assigned'], ['dispatched'], ['unassigned'], ['cancelled', shipper]]],
  [
    'sent off again',
    'cancelled',
    20_000,
    [['assigned'], ['dispatched'], ['unassigned'], ['assigned'], ['dispatched'], ['arrived'], ['cancelled', shipper]],
  ],
  ['under way', 'dispatched', 15_000, [['assigned'], ['dispatched']]],
  ['completed', 'completed', 15_000, [['assigned'], ['dispatched'], ['delivered'], ['completed', shipper]]],
];

/** Adds rows without the companies and requests that they refer to. */
const withoutParents = (db: Kysely<Tables>, work: (tx: Kysely<Tables>) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.operations', 'on', true)`.execute(tx);
    await sql`do $$ declare found record; begin
        for found in select conrelid::regclass as name, conname from pg_constraint
          where contype = 'f' and conrelid in ('shipment'::regclass, 'shipment_event'::regclass, 'statement'::regclass)
        loop execute format('alter table %s drop constraint %I', found.name, found.conname); end loop;
      end $$`.execute(tx);
    const triggers = (to: 'disable' | 'enable') =>
      sql`do $$ declare name text; begin
          foreach name in array array['shipment', 'shipment_event', 'statement']
          loop execute format('alter table %I ${sql.raw(to)} trigger user', name); end loop;
        end $$`.execute(tx);
    await triggers('disable');
    await work(tx);
    await triggers('enable');
  });

async function add(tx: Kysely<Tables>, at: number): Promise<void> {
  const [what, status, fee, events] = shipments[at] ?? ['', '', 0, []];
  const id = idOf(100 + at);
  const terms = JSON.stringify({ paymentDays: 14, ...(fee !== null && { cancellationFeeMinor: fee }) });
  await sql`insert into shipment (id, request_id, offer_id, company_id, carrier_id, created_at, updated_at, reference, status,
      price_minor, currency, terms, content, km, pickup_at, ends_at, pickup_day, lane, search, assign_by)
    values (${id}, ${idOf(200 + at)}, ${idOf(300 + at)}, ${shipper}, ${fleet}, '2026-03-01Z', '2026-03-20Z', ${what}, ${status},
      90000, 'EUR', ${terms}::jsonb, '{"stops": []}', 100, '2026-03-10Z', '2026-03-11Z', '2026-03-10', '', '', '2026-03-02Z')`.execute(
    tx,
  );
  for (const [index, [type, by = fleet]] of events.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`insert into shipment_event (id, shipment_id, company_id, carrier_id, number, type, at, recorded_at, by_company_id, source)
      values (gen_random_uuid(), ${id}, ${shipper}, ${fleet}, ${index + 1}, ${type}, ${`${day}${index + 1}Z`},
        ${`${day}${index + 1}Z`}, ${by}, 'desk')`.execute(tx);
  }
}

it('opens a draft for what was cancelled for a fee before, and leaves other statements as they are', async () => {
  const db = await emptyDatabase();
  await migrate(db, '0087_party_addresses');
  await withoutParents(db, async (tx) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const at of shipments.keys()) await add(tx, at);
    await sql`insert into statement (id, company_id, carrier_id, request_id, created_at, updated_at, status, reference, from_city, to_city,
        currency, payment_days, linehaul_minor, waiting_minor, extras_minor, search)
      values (${idOf(108)}, ${shipper}, ${fleet}, ${idOf(208)}, '2026-03-04Z', '2026-03-04Z', 'draft', 'completed', '', '',
        'EUR', 14, 90000, 500, 25, '')`.execute(tx);
  });

  await migrate(db, '0089_cancellation_fees');
  const found = await inCompany(db, fleet, fleet, (tx) =>
    tx
      .selectFrom('statement')
      .select(['reference', 'status', 'created_at', 'payment_days', 'linehaul_minor', 'fee_minor', 'total_minor'])
      .orderBy('id')
      .execute(),
  );
  const draft = { status: 'draft', payment_days: 14, linehaul_minor: 0 };
  expect(found).toEqual([
    { ...draft, reference: 'on its way', created_at: new Date('2026-03-03Z'), fee_minor: 15_000, total_minor: 15_000 },
    {
      ...draft,
      reference: 'sent off again',
      created_at: new Date('2026-03-07Z'),
      fee_minor: 20_000,
      total_minor: 20_000,
    },
    {
      ...draft,
      reference: 'completed',
      created_at: new Date('2026-03-04Z'),
      linehaul_minor: 90_000,
      fee_minor: 0,
      total_minor: 90_525,
    },
  ]);
});
