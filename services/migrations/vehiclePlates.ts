import { statements } from './statements.ts';

/** Columns that lists filter and search by. */
const sifted = ['status', 'kind', 'body_type', 'papers_missing', 'papers_until', 'search', 'plate_key'];
const sorts = [
  ['vehicle_by_fleet_no', 'fleet_no_key'],
  ['vehicle_by_plate', 'plate'],
  ['vehicle_by_make', 'make_key'],
  ['vehicle_by_odometer', 'odometer_km'],
  ['vehicle_newest', 'created_at'],
  ['vehicle_by_papers', 'papers_until'],
] as const;

/**
 * Everything but letters and digits, by code points to be independent of collations. Texts are NFKC-normalised before.
 */
const neither = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u1680\u2000-\u206f\u2212\u3000-\u3004\ufeff]+`;

/** The plate with single spaces. */
const spaced = `btrim(regexp_replace(normalize(plate, NFKC), ' +', ' ', 'g'))`;

/**
 * Makes plates unique by their letters and digits. Only the company knows which of two existing duplicates is wrong: the oldest
 * vehicle owns the plate, the others keep it as `plate_shared`, and no other vehicle can take it.
 */
export const vehiclePlates = statements(
  `create function plate_key(plate text) returns text language sql immutable parallel safe
     as $$ select regexp_replace(plate, '${neither}', '', 'g') $$`,
  `drop index ${['vehicle_plate', ...sorts.map(([name]) => name)].join(', ')}`,
  `select set_config('app.operations', 'on', true)`,
  `update vehicle set plate = ${spaced} where plate <> ${spaced}`,
  `alter table vehicle
     add plate_key text collate "C" not null generated always as (plate_key(plate)) stored,
     add plate_shared boolean not null default false`,
  `update vehicle set plate_shared = true
     where exists (
       select from vehicle older
       where older.company_id = vehicle.company_id
         and older.plate_key = vehicle.plate_key and older.plate_country = vehicle.plate_country
         and (older.created_at, older.id) < (vehicle.created_at, vehicle.id))`,
  `select set_config('app.operations', '', true)`,
  `create unique index vehicle_plate on vehicle (company_id, plate_key, plate_country) where not plate_shared`,
  ...sorts.map(([name, column]) => {
    const beside = sifted.filter((each) => each !== column).join(', ');
    return `create index ${name} on vehicle (company_id, ${column}, id) include (${beside})`;
  }),
);
