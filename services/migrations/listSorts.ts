import { statements } from './statements.ts';

/** Lists of vehicles and drivers are sorted by any of their columns; an index each, so that only the rows of the page are read. */
const sorts = {
  vehicle: {
    country: 'plate_country',
    vin: 'vin',
    kind: 'kind',
    body: 'body_type',
    model: 'lower(model)',
    year: 'year',
    payload: 'payload_kg',
    gross: 'gross_weight_kg',
    volume: 'volume_m3',
    length: 'loading_length_m',
    pallets: 'pallet_positions',
    coldest: 'temperature_min',
    warmest: 'temperature_max',
    fuel: 'fuel',
    euro: 'euro_class',
    adr: 'adr',
    status: 'status',
  },
  driver: {
    phone: 'phone',
    email: 'lower(email)',
    language: 'language',
    employment: 'employment',
    status: 'status',
    vehicle: 'vehicle_key',
    licence_number: 'licence_number',
    licence_country: 'licence_country',
    licence_categories: 'licence_categories',
    licence_issue: 'licence_issued_on',
    licence_end: 'licence_until',
    tachograph_number: `card_number(cards, 'tachograph')`,
    tachograph_end: 'tachograph_until',
    cpc_number: `card_number(cards, 'cpc')`,
    cpc_end: 'cpc_until',
    medical_number: `card_number(cards, 'medical')`,
    medical_end: 'medical_until',
    adr_number: `card_number(cards, 'adr')`,
    adr_end: 'adr_until',
  },
} as const;

const ends = ['licence', 'tachograph', 'cpc', 'medical', 'adr'];

/**
 * Sort indexes for every column of a list. A driver's row holds the ends of licence and cards, generated as the later of what was entered
 * and what is on file, and the fleet number of the driver's vehicle, kept by triggers.
 */
export const listSorts = statements(
  `create function driver_paper_end(licence date, cards jsonb, filed jsonb, wanted text) returns date
     language sql immutable set search_path from current
     as $$ select expires_on from driver_paper_ends(licence, cards, filed) where type = wanted $$`,
  `create function card_number(cards jsonb, wanted text) returns text language sql immutable
     as $$ select jsonb_path_query_first(cards, '$[*] ? (@.type == $wanted).number', jsonb_build_object('wanted', wanted)) #>> '{}' $$`,
  `alter table driver ${ends
    .map(
      (type) =>
        `add ${type}_until date generated always as
           (driver_paper_end(licence_expires_on, cards, filed_papers, '${type}')) stored`,
    )
    .join(', ')}, add vehicle_key text collate "C"`,
  `create function name_vehicle_of_driver() returns trigger language plpgsql as $$
     begin
       new.vehicle_key := (select fleet_no_key from vehicle where id = new.current_vehicle_id);
       return new;
     end $$`,
  `create trigger vehicle_named before insert or update of current_vehicle_id on driver
     for each row execute function name_vehicle_of_driver()`,
  `create function rename_vehicle_of_driver() returns trigger language plpgsql as $$
     begin
       update driver set vehicle_key = new.fleet_no_key where current_vehicle_id = new.id;
       return null;
     end $$`,
  `create trigger vehicle_renamed after update of fleet_no on vehicle
     for each row when (old.fleet_no_key <> new.fleet_no_key) execute function rename_vehicle_of_driver()`,
  `select set_config('app.operations', 'on', true)`,
  `update driver set vehicle_key = vehicle.fleet_no_key from vehicle where vehicle.id = current_vehicle_id`,
  `select set_config('app.operations', '', true)`,
  ...Object.entries(sorts).flatMap(([table, columns]) =>
    Object.entries(columns).map(
      ([name, column]) => `create index ${table}_sorted_by_${name} on ${table} (company_id, (${column}), id)`,
    ),
  ),
);
