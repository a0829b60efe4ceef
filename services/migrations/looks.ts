import { ligatures, lookAlikes, zeros } from './lookAlikes.ts';
import { statements } from './statements.ts';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What is read as a sign of ASCII, and the sign, both in the same order: digits by their value, all else by its look. */
const pairs = [
  ...zeros.flatMap((zero) => Array.from('0123456789', (sign, at) => [String.fromCodePoint(zero + at), sign] as const)),
  ...Object.entries(lookAlikes).flatMap(([sign, letters]) => Array.from(letters, (letter) => [letter, sign] as const)),
];
const from = literal(pairs.map(([letter]) => letter).join(''));
const to = literal(pairs.map(([, sign]) => sign).join(''));

/** Characters that take no room, by code points to be independent of the server's locale. */
const invisible = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+`;

const parted = Object.entries(ligatures)
  .flatMap(([letters, signs]) => Array.from(signs, (sign) => [sign, letters] as const))
  .reduce(
    (text, [sign, letters]) => `replace(${text}, ${literal(sign)}, ${literal(letters)})`,
    `normalize(typed, NFKC)`,
  );

/** The oldest vehicle keeps what it shares with others by look. */
const hasOlder = (same: string): string =>
  `exists (select from vehicle older
     where older.company_id = vehicle.company_id and ${same}
       and (older.created_at, older.id) < (vehicle.created_at, vehicle.id))`;

/**
 * Makes fleet numbers, plates and company names comparable by how they look: letters of other scripts, digits of other scripts,
 * ligatures and invisible characters are no difference (UTS #39, but 0 and O, 1 and I stay apart). Only the company knows which of two
 * existing vehicles is named wrong: the oldest owns the look, and the others keep theirs as `…_shared`.
 */
export const looks = statements(
  `create function look_of(typed text) returns text language sql immutable parallel safe as $$
     select case when octet_length(typed) = length(typed) then lower(typed)
       else btrim(regexp_replace(
         lower(translate(regexp_replace(${parted}, '${invisible}', '', 'g'), ${from}, ${to})), ' +', ' ', 'g')) end $$`,
  `create function letters_of_look(typed text) returns text language sql immutable parallel safe
     as $$ select plate_key(look_of(plate_key(typed))) $$`,
  `alter table vehicle
     add fleet_no_look text collate "C" not null generated always as (look_of(fleet_no)) stored,
     add fleet_no_shared boolean not null default false,
     add plate_look text collate "C" not null generated always as (letters_of_look(plate)) stored`,
  `alter table company add name_look text collate "C" not null generated always as (letters_of_look(name)) stored`,
  `create index company_by_look on company (name_look)`,
  `select set_config('app.operations', 'on', true)`,
  `update vehicle set fleet_no_shared = true where ${hasOlder('older.fleet_no_look = vehicle.fleet_no_look')}`,
  `update vehicle set plate_shared = true
     where not plate_shared
       and ${hasOlder('older.plate_look = vehicle.plate_look and older.plate_country = vehicle.plate_country')}`,
  `select set_config('app.operations', '', true)`,
  `drop index vehicle_plate`,
  `create unique index vehicle_plate on vehicle (company_id, plate_look, plate_country) where not plate_shared`,
  `create unique index vehicle_fleet_no_look on vehicle (company_id, fleet_no_look) where not fleet_no_shared`,
);
