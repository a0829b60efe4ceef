import path from 'node:path';
import { sql } from 'kysely';
import { fillBoard } from './fillBoard.mjs';
import { fillLoads } from './fillLoads.mjs';
import { fillShipments } from './fillShipments.mjs';

const compiled = path.resolve(import.meta.dirname, '../dist/services');

const addBrands = (count) => sql`
  insert into company (id, kind, name, domain, created_at, updated_at)
  select gen_random_uuid(), 'brand', 'Brand ' || n, 'brand' || n || '.test', now(), now() from generate_series(1, ${count}::int) n`;

/** Adds a fleet to an existing owner. */
const addFleet = (email, name) => sql`
  with fleet as (
    insert into company (id, kind, name, brand_id, created_at, updated_at)
    select gen_random_uuid(), 'fleet', ${name}, id, now(), now() from company where domain = 'greenline.localhost'
    returning id)
  insert into membership (user_id, company_id, role, created_at, accepted_at)
  select app_user.id, fleet.id, 'owner', now(), now() from app_user, fleet where email = ${email}`;

/** Alternately pending and opened, all last sent at least an hour ago so that they can be resent. */
const addInvitations = (fleet, count) => sql`
  insert into invitation
    (id, company_id, created_at, updated_at, code, name, phone, email, status, send_count, last_sent_at, expires_at)
  select gen_random_uuid(), company.id, sent, sent, md5(company.name || ' ' || n), 'Trucker ' || md5(n::text),
    '+4930' || (1000000 + n), 'bench' || n || '@truckers.test',
    (array['pending', 'opened'])[1 + n % 2], 1, sent, now() + interval '6 days'
  from company, generate_series(1, ${count}::int) n,
    lateral (select now() - interval '1 hour' - n % 9999 * interval '1 minute' as sent) past
  where company.name = ${fleet}`;

/** With papers that expire within three years or expired recently. Sets directly what triggers would derive from documents. */
const addVehicles = (fleet, from, to) => sql`
  insert into vehicle
    (id, company_id, created_at, updated_at, fleet_no, plate, plate_country, make, model, year, kind, body_type, payload_kg,
     gross_weight_kg, adr, fuel, euro_class, odometer_km, status, papers_missing, papers_until)
  select gen_random_uuid(), company.id, added, added, 'B-' || n, 'BE ' || upper(substr(md5(n::text), 1, 12)), 'DE',
    (array['DAF', 'MAN', 'Scania', 'Volvo'])[1 + n % 4], 'Bench ' || n % 50, 2015 + n % 10,
    (array['tractor', 'rigid', 'van'])[1 + n % 3], (array['other', 'box', 'curtainsider', 'reefer'])[1 + n % 4], 10000, 18000,
    n % 7 = 0, 'diesel', 'euro_6', n * 7919 % 900000,
    (array['available', 'in_use', 'maintenance', 'retired'])[1 + n % 4], n % 11 = 0, current_date - 60 + n * 31 % 1100
  from company, generate_series(${from}::int, ${to}::int) n,
    lateral (select now() - n % 99999 * interval '10 minutes' as added) past
  where company.name = ${fleet}`;

/** Vehicles inserted by one statement. */
const batch = 10_000;

/**
 * Adds to the demo in a database (`{dataDir, databaseUrl}`) brands, fleets (`{email, name}`, by owner), invitations and vehicles (counts by fleet name),
 * open loads (counts by the name of the shipper), shipments (`{shipper, fleet, count}`), and a busy week for fleets' boards.
 */
export async function fillDatabase(
  database,
  { brands, fleets, invitations, vehicles, loads = {}, shipments = [], boards = [] },
) {
  const { openDatabase } = await import(path.join(compiled, 'openDatabase.js'));
  const { silentLog } = await import(path.join(compiled, 'log/silentLog.js'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, ...database }, silentLog, () => 600_000);
  await addBrands(brands).execute(db);
  for (const { email, name } of fleets) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
    await addFleet(email, name).execute(db);
  }
  for (const [fleet, count] of Object.entries(invitations)) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
    await addInvitations(fleet, count).execute(db);
  }
  await sql`alter table vehicle disable trigger user`.execute(db);
  for (const [fleet, count] of Object.entries(vehicles)) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
    for (let from = 1; from <= count; from += batch) {
      // oxlint-disable-next-line no-await-in-loop -- in parts, because each index makes inserting slower
      await addVehicles(fleet, from, Math.min(from + batch - 1, count)).execute(db);
    }
  }
  await sql`alter table vehicle enable trigger user`.execute(db);
  for (const [shipper, count] of Object.entries(loads)) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
    await fillLoads(db, shipper, count);
  }
  for (const { count, ...parties } of shipments) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
    await fillShipments(db, parties, count);
  }
  for (const fleet of boards) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
    await fillBoard(db, fleet);
  }
  await close();
}
