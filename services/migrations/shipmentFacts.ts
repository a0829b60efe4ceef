import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { countedRows } from './countedRows.ts';
import { keepShipmentFacts } from './keepShipmentFacts.ts';
import { statements } from './statements.ts';

/** Rows are found over indexes that are read alone; the policies ask for both parties. */
const pageOf = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): string =>
  `create index shipment_fact_page_of_${own} on shipment_fact (${own}, due_at desc, reference, shipment_id)
     include (${other}, day, money, lane, currency)`;

/**
 * What a shipment adds to counts: itself by currency; once it was carried its price, to the sum and for medians, its kilometres and its
 * weight, or that it has none, and its waiting; a fee instead if it was cancelled for one.
 */
const moneyAdds = `
  create function money_adds(money smallint, price bigint, fee bigint, currency text, km integer, grams bigint, waiting bigint)
    returns bigint[] language plpgsql immutable as $$
      declare
        own bigint := 676 * (ascii(currency) - 65) + 26 * (ascii(substr(currency, 2)) - 65) + ascii(substr(currency, 3)) - 65;
        few bigint := 1000 + 32 * own;
        sums bigint := 1000000 + 16 * own;
        adds bigint[] := array[few + money, 1];
      begin
        if money = 1 then
          adds := adds || array[few + 5, price, 100000000000 * (own + 1) + price, 1]
            || case when km > 0 then array[sums + 1, km] else array[sums + 2, 1, sums + 3, price] end
            || case when grams > 0 then array[sums + 4, grams] else array[sums + 5, 1, sums + 6, price] end;
        elsif money = 4 then
          adds := adds || array[few + 6, fee];
        end if;
        if money in (1, 4) and waiting <> 0 then
          adds := adds || array[sums + 7, waiting];
        end if;
        return adds;
      end $$`;

const { counting } = countedRows({
  name: 'money',
  table: 'shipment_fact',
  splits: ['lane'],
  adds: 'money_adds(money, price_minor, fee_minor, currency, km, grams, waiting_minor)',
  isFine: true,
});

/** Of events that only move a shipment on, nothing is told here. */
const asked = (row: string): string =>
  `(${row}.status in ('delivered', 'completed'), ${row}.status = 'cancelled', ${[
    'ends_at',
    'lane',
    'reference',
    'price_minor',
    'cancellation_fee_minor',
    'currency',
    'km',
    'content',
  ]
    .map((column) => `${row}.${column}`)
    .join(', ')})`;

const keep = (ids: string): string => `perform keep_shipment_facts(array(select ${ids}));`;

/**
 * What reports ask of each shipment as a whole, written in the transaction that says so, and how many there are of each kind with what they
 * cost: the reports on money and lanes need not go through shipments.
 */
export const shipmentFacts = statements(
  `create table shipment_fact (
     shipment_id uuid primary key references shipment on delete cascade,
     company_id uuid not null,
     carrier_id uuid not null,
     day date not null,
     due_at timestamptz not null,
     reference text not null,
     lane text collate "C" not null,
     money smallint not null,
     price_minor bigint not null,
     fee_minor bigint not null,
     currency text not null,
     km integer not null,
     grams bigint not null,
     waiting_minor bigint not null)`,
  pageOf('company_id', 'carrier_id'),
  pageOf('carrier_id', 'company_id'),
  `alter table shipment_fact enable row level security`,
  `alter table shipment_fact force row level security`,
  alsoSeenBy('shipment_fact', 'company_id'),
  alsoSeenBy('shipment_fact', 'carrier_id'),
  `create policy operations on shipment_fact to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on shipment_fact to app_member`,
  moneyAdds,
  ...counting,
  keepShipmentFacts(),
  asOperations('shipment_facts_of_bookings()', 'trigger', keep(`id from now_rows`)),
  asOperations(
    'shipment_facts_of_moves()',
    'trigger',
    keep(`now_rows.id from now_rows join old_rows using (id)
      where ${asked('now_rows')} is distinct from ${asked('old_rows')}`),
  ),
  asOperations(
    'shipment_facts_of_statements()',
    'trigger',
    keep(`now_rows.id from now_rows join old_rows using (id) where now_rows.waiting_minor <> old_rows.waiting_minor`),
  ),
  `create trigger shipment_facts_of_bookings after insert on shipment referencing new table as now_rows
     for each statement execute function shipment_facts_of_bookings()`,
  `create trigger shipment_facts_of_moves after update on shipment referencing old table as old_rows new table as now_rows
     for each statement execute function shipment_facts_of_moves()`,
  `create trigger shipment_facts_of_statements after update on statement referencing old table as old_rows new table as now_rows
     for each statement execute function shipment_facts_of_statements()`,
  `select set_config('app.operations', 'on', true)`,
  `select keep_shipment_facts(array(select id from shipment))`,
  `select set_config('app.operations', '', true)`,
);
