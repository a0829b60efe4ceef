import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../services/migrations/migrate.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';

it('marks members who could already sign in as accepted, and keeps the names of the others', async () => {
  const db = await emptyDatabase();
  await migrate(db, '0010_mail_queue');
  const company = '00000000-0000-4000-8000-000000000001';
  const [came, invited] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  await sql`insert into company (id, kind, name, created_at, updated_at) values (${company}, 'fleet', 'Harbour', now(), now())`.execute(
    db,
  );
  await sql`insert into app_user (id, email, name, phone, password_hash, confirmed_at, created_at, updated_at) values
    (${came}, 'a@people.test', 'Ada', '', '', '2026-01-01Z', now(), now()),
    (${invited}, 'b@people.test', 'Ben', '', '', null, now(), now())`.execute(db);
  await sql`insert into membership (user_id, company_id, role, created_at) values
    (${came}, ${company}, 'owner', '2026-02-02Z'), (${invited}, ${company}, 'viewer', '2026-03-03Z')`.execute(db);

  await migrate(db);
  const rows = await db.selectFrom('membership').select(['accepted_at', 'invited_name']).orderBy('user_id').execute();
  expect(rows).toEqual([
    { accepted_at: new Date('2026-02-02Z'), invited_name: null },
    { accepted_at: null, invited_name: 'Ben' },
  ]);
});
