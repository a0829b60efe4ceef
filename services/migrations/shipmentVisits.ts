import { alsoSeenBy } from './betweenCompanies.ts';
import { countedRows } from './countedRows.ts';
import { keepShipmentVisits } from './keepShipmentVisits.ts';
import { keepStopVisits } from './keepStopVisits.ts';
import { packagesOfStops } from './packagesOfStops.ts';
import { statements } from './statements.ts';

/** Rows are found over indexes that are read alone; the policies ask for both parties. */
const pageOf = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): string =>
  `create index shipment_visit_page_of_${own} on shipment_visit (${own}, due_at desc, reference, shipment_id)
     include (${other}, day, otif, lane)`;

const { counting } = countedRows({
  name: 'otif',
  table: 'shipment_visit',
  splits: ['lane'],
  // Packages are added up beside each kind that is judged: those ordered, and those of them that came.
  adds: `array[otif, 1]::bigint[] || case when otif >= 100 then array[1000 + otif, ordered, 2000 + otif, delivered]::bigint[] else '{}' end`,
  isFine: false,
});

/**
 * What came of each shipment by its deliveries, written together with what happened at its stops, and how many there are of each kind: the
 * report on deliveries on time and in full need not go through shipments.
 */
export const shipmentVisits = statements(
  `create table shipment_visit (
     shipment_id uuid primary key references shipment on delete cascade,
     company_id uuid not null,
     carrier_id uuid not null,
     day date not null,
     due_at timestamptz not null,
     reference text not null,
     lane text collate "C" not null,
     otif smallint not null,
     ordered integer not null,
     delivered integer)`,
  pageOf('company_id', 'carrier_id'),
  pageOf('carrier_id', 'company_id'),
  `alter table shipment_visit enable row level security`,
  `alter table shipment_visit force row level security`,
  alsoSeenBy('shipment_visit', 'company_id'),
  alsoSeenBy('shipment_visit', 'carrier_id'),
  `create policy operations on shipment_visit to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on shipment_visit to app_member`,
  ...counting,
  keepShipmentVisits,
  `drop function keep_stop_visits(uuid[])`,
  keepStopVisits({
    ...packagesOfStops,
    warning: ` and not is_shipper`,
    excused: `(coalesce(visit.is_excused, false) or coalesce(whole.is_excused, false))`,
    next: `
       perform keep_shipment_visits(changed);`,
  }),
  `select set_config('app.operations', 'on', true)`,
  `select keep_shipment_visits(array(select id from shipment))`,
  `select set_config('app.operations', '', true)`,
);
