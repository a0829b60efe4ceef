import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withStartLock } from '../../../services/database/withStartLock.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import { newGate } from '../../support/services/newGate.ts';
import { serverDatabase } from '../../support/services/newDatabase.ts';

it('lets processes that start together on an empty database take turns', async () => {
  const server = await serverDatabase(process.env.TEST_DATABASE_URL ?? '');
  try {
    const gate = newGate();
    let working = 0;
    const start = () =>
      withStartLock(server.db, async () => {
        working += 1;
        await gate.opened;
        expect(working).toBe(1);
        await migrate(server.db);
        working -= 1;
      });
    const starting = Array.from({ length: 4 }, start);
    await expect.poll(() => working).toBe(1);
    gate.open();
    await Promise.all(starting);
    const { rows } = await sql<{ count: number }>`select count(*) from kysely_migration`.execute(server.db);
    expect(rows[0]?.count).toBeGreaterThan(10);
  } finally {
    await server.close();
  }
});

it('says so if the lock cannot be given back, so that whoever starts closes the connection', async () => {
  const server = await serverDatabase(process.env.TEST_DATABASE_URL ?? '');
  try {
    const endSession = async () => {
      await sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database())`.execute(server.db);
    };
    await expect(withStartLock(server.db, endSession)).rejects.toThrow(Error);
    expect(await withStartLock(server.db, () => Promise.resolve('free'))).toBe('free');
  } finally {
    await server.close();
  }
});
