import { asOperations } from './asOperations.ts';
import { countedRows } from './countedRows.ts';
import { keepShipmentFacts } from './keepShipmentFacts.ts';
import { statements } from './statements.ts';

/** How the figure of a shipment was found; if it is left out, why (services/reports/counts/co2eKinds.ts reads it). */
const co2e = `
  case
    when shipment.status = 'cancelled' then 10
    when shipment.status not in ('delivered', 'completed') then 9
    else coalesce(array_position(array['measured', 'modelled', 'default', 'mass_missing', 'no_distance', 'no_factor', 'too_heavy', 'not_calculated',
      'under_way', 'cancelled'], coalesce(footprint.level, footprint.reason)), 8)
  end`;

/** In place of those of 0098_shipment_facts, which told nothing of CO2e. */
const pageOf = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] => [
  `drop index shipment_fact_page_of_${own}`,
  `create index shipment_fact_page_of_${own} on shipment_fact (${own}, due_at desc, reference, shipment_id)
     include (${other}, day, money, co2e, lane, currency)`,
];

const { counting, noting } = countedRows({
  name: 'co2e',
  table: 'shipment_fact',
  splits: ['lane'],
  // Grams by level, well to wheel, and of all levels tank to wheel and tonne-kilometres.
  adds: `array[co2e, 1]::bigint[]
    || case when co2e <= 3 then array[1000 + co2e, wtw_grams, 2000, ttw_grams, 3000, tkm_parts]::bigint[] else '{}' end`,
  isFine: false,
});

const footprint = `shipment_footprint footprint on footprint.shipment_id = shipment.id and footprint.is_current`;

/** What shipments cause in CO2e, as their figures have it, counted as prices are: the report on it need not go through them. */
export const co2eCounts = statements(
  `alter table shipment_fact
     add co2e smallint not null default 9,
     add wtw_grams bigint,
     add ttw_grams bigint,
     add tkm_parts bigint`,
  ...pageOf('company_id', 'carrier_id'),
  ...pageOf('carrier_id', 'company_id'),
  `drop function keep_shipment_facts(uuid[])`,
  keepShipmentFacts({
    names: ['co2e', 'wtw_grams', 'ttw_grams', 'tkm_parts'],
    // As services/reports/co2e.ts rounds them.
    values: `, ${co2e}, footprint.wtw_grams, footprint.ttw_grams, floor(footprint.tkm * 100000 + 0.5)::bigint`,
    joins: ` left join ${footprint}`,
  }),
  `revoke execute on function keep_shipment_facts(uuid[]) from public`,
  `select set_config('app.operations', 'on', true)`,
  `select keep_shipment_facts(array(select id from shipment))`,
  ...counting,
  noting,
  `select set_config('app.operations', '', true)`,
  // A figure is replaced by one that is added.
  asOperations(
    'shipment_facts_of_footprints()',
    'trigger',
    `perform keep_shipment_facts(array(select shipment_id from now_rows where is_current));`,
  ),
  `create trigger shipment_facts_of_footprints after insert on shipment_footprint referencing new table as now_rows
     for each statement execute function shipment_facts_of_footprints()`,
);
