import path from 'node:path';
import { sql } from 'kysely';

const compiled = path.resolve(import.meta.dirname, '../dist/services');

const addBrands = (count) => sql`
  insert into company (id, kind, name, domain, created_at, updated_at)
  select gen_random_uuid(), 'brand', 'Brand ' || n, 'brand' || n || '.test', now(), now() from generate_series(1, ${count}::int) n`;

/** All last sent an hour ago or earlier, so that they may be sent again; pending and opened in turn. */
const addInvitations = (fleet, count) => sql`
  insert into invitation
    (id, company_id, created_at, updated_at, code, name, phone, email, status, send_count, last_sent_at, expires_at)
  select gen_random_uuid(), company.id, sent, sent, md5(company.name || n), 'Trucker ' || md5(n::text),
    '+4930' || (1000000 + n), 'bench' || n || '@truckers.test',
    (array['pending', 'opened'])[1 + n % 2], 1, sent, now() + interval '6 days'
  from company, generate_series(1, ${count}::int) n,
    lateral (select now() - interval '1 hour' - n % 9999 * interval '1 minute' as sent) past
  where company.name = ${fleet}`;

/** Adds to the demo in a data folder so many brands, and invitations: how many each fleet of that name gets. */
export async function fillDatabase(dataDir, { brands, invitations }) {
  const { openDatabase } = await import(path.join(compiled, 'database/openDatabase.js'));
  const { silentLog } = await import(path.join(compiled, 'log/silentLog.js'));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, silentLog, 120_000);
  await addBrands(brands).execute(db);
  for (const [fleet, count] of Object.entries(invitations)) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
    await addInvitations(fleet, count).execute(db);
  }
  await close();
}
