import { asOperations } from './asOperations.ts';
import { keepOfferCases } from './keepOfferCases.ts';

type Event = 'insert' | 'update' | 'delete';

/** Keeps cases when rows of a table come, change or go. `pairs` is a query of loads and fleets from `rows`. */
const keptBy = (table: string, event: Event, pairs: (rows: string) => string): readonly string[] => {
  const name = `offer_cases_of_${table}_${event}`;
  const tables = {
    insert: 'new table as now_rows',
    update: 'old table as old_rows new table as now_rows',
    delete: 'old table as old_rows',
  };
  const rows = event === 'update' ? 'now_rows join old_rows using (id)' : event === 'insert' ? 'now_rows' : 'old_rows';
  return [
    asOperations(
      `${name}()`,
      'trigger',
      `perform keep_offer_cases(array_agg(load_id), array_agg(carrier_id)) from (${pairs(rows)}) changed;`,
    ),
    `create trigger ${name} after ${event} on ${table} referencing ${tables[event]}
       for each statement execute function ${name}()`,
  ];
};

const differ = (...names: readonly string[]): string =>
  `(${names.map((name) => `now_rows.${name}`).join(', ')}) is distinct from (${names.map((name) => `old_rows.${name}`).join(', ')})`;

const ofOffers = `select load_id, company_id as carrier_id from`;
const ofLoads = `select id as load_id, null::uuid as carrier_id from`;
const ofShipments = `select request_id as load_id, carrier_id from`;
const ofAsked = `select load_id, carrier_id from`;
/** A fleet that is blocked sees no load of that shipper any more. */
const ofRelations = (rows: string): string => `select offer.load_id, relation.carrier_id from ${rows} relation
  join offer on offer.shipper_id = relation.company_id and offer.company_id = relation.carrier_id`;

/** What keeps the cases of reports on offers: whatever says something of an offer, or of a fleet that was asked by name. */
export const keepingOfferCases: readonly string[] = [
  keepOfferCases,
  `revoke execute on function keep_offer_cases(uuid[], uuid[]) from public`,
  ...keptBy('offer', 'insert', (rows) => `${ofOffers} ${rows}`),
  ...keptBy(
    'offer',
    'update',
    (rows) => `select now_rows.load_id, now_rows.company_id as carrier_id from ${rows}
      where ${differ('status', 'closed_reason', 'closed_note', 'valid_until', 'counter_until', 'created_at')}`,
  ),
  ...keptBy('offer', 'delete', (rows) => `${ofOffers} ${rows}`),
  ...keptBy('load', 'insert', (rows) => `${ofLoads} ${rows}`),
  ...keptBy(
    'load',
    'update',
    (rows) => `${ofLoads} ${rows} where ${differ('is_market', 'is_open', 'published_at', 'ends_at', 'content')}`,
  ),
  ...keptBy('load', 'delete', (rows) => `${ofLoads} ${rows}`),
  ...keptBy('shipment', 'insert', (rows) => `${ofShipments} ${rows}`),
  ...keptBy(
    'shipment',
    'update',
    (rows) => `select now_rows.request_id as load_id, now_rows.carrier_id from ${rows}
      where (now_rows.status = 'cancelled') <> (old_rows.status = 'cancelled') or now_rows.offer_id <> old_rows.offer_id`,
  ),
  ...keptBy('shipment', 'delete', (rows) => `${ofShipments} ${rows}`),
  ...keptBy(
    'shipment_event',
    'insert',
    (
      rows,
    ) => `select request_id as load_id, shipment.carrier_id from ${rows} join shipment on shipment.id = now_rows.shipment_id
      where now_rows.type = 'cancelled'`,
  ),
  ...keptBy('carrier_relation', 'insert', (rows) => `${ofRelations(rows)} where relation.blocked_at is not null`),
  ...keptBy(
    'carrier_relation',
    'update',
    () => `${ofRelations('now_rows')} join old_rows on old_rows.company_id = relation.company_id
      and old_rows.carrier_id = relation.carrier_id where (old_rows.blocked_at is null) <> (relation.blocked_at is null)`,
  ),
  ...(['load_audience', 'load_decline'] as const).flatMap((table) => {
    const pairs = table === 'load_audience' ? ofAsked : ofOffers;
    return [
      ...keptBy(table, 'insert', (rows) => `${pairs} ${rows}`),
      ...keptBy(table, 'update', () => `${pairs} now_rows union ${pairs} old_rows`),
      ...keptBy(table, 'delete', (rows) => `${pairs} ${rows}`),
    ];
  }),
];
