import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { ensureMemberRole } from '../../../services/database/ensureMemberRole.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import type { Tables } from '../../../services/Tables.ts';
import { emptyDatabase, testDatabase } from '../../support/services/testDatabase.ts';

it('leaves a database of a newer version alone, and says so', async () => {
  const db = await testDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999_unheard_of', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    /^The database belongs to a newer version of this program \(it has 9999_unheard_of\): start that version, or restore a backup/,
  );
  await sql`delete from kysely_migration where name = '9999_unheard_of'`.execute(db);
});

/** Acts as a role without rights, on one connection. */
const asPoorRole = (db: Kysely<Tables>, work: (connection: Kysely<Tables>) => Promise<void>) =>
  db.connection().execute(async (connection) => {
    await sql`do $$ begin create role "Poor role" nologin; exception when duplicate_object or unique_violation then null; end $$`.execute(
      connection,
    );
    await sql`do $$ begin grant "Poor role" to current_user; exception when others then null; end $$`.execute(
      connection,
    );
    await sql`set role "Poor role"`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`reset role`.execute(connection);
    }
  });

it('tells a role that may not create or grant roles what to run', async () => {
  const db = await emptyDatabase();
  await asPoorRole(db, async (connection) => {
    await expect(ensureMemberRole(connection)).rejects.toThrow(
      /^The database role Poor role may not create or grant roles: run "(create role app_member nologin; )?grant app_member to "Poor role";" as an administrator/,
    );
  });
});
