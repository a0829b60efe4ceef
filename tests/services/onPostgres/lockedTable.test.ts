import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../services/migrations/migrate.ts';
import { health } from '../../../services/operations/health.ts';
import { serverDatabase } from '../../support/services/newDatabase.ts';
import { newGate } from '../../support/services/newGate.ts';
import { testServices } from '../../support/services/testServices.ts';
import { testSettings } from '../../support/services/testSettings.ts';

it('stays ready while an index is made, and keeps nobody from it', async () => {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
  const server = await serverDatabase(databaseUrl);
  await migrate(server.db);
  const world = await testServices({ db: server.db, settings: testSettings({ databaseUrl }) }, [health]);
  await server.db.transaction().execute(async (tx) => {
    await sql`create index vehicle_made_late on vehicle (id)`.execute(tx);
    expect((await world.request('/readyz')).status).toBe(200);
  });
  await server.close();
});

it('is not ready while somebody keeps one of its tables locked, and ready by itself afterwards', async () => {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
  const server = await serverDatabase(databaseUrl);
  await migrate(server.db);
  const world = await testServices({ db: server.db, settings: testSettings({ databaseUrl }) }, [health]);
  const [locked, over] = [newGate(), newGate()];
  const locking = server.db.transaction().execute(async (tx) => {
    await sql`lock table vehicle in exclusive mode`.execute(tx);
    locked.open();
    await over.opened;
  });
  await locked.opened;
  expect((await world.request('/readyz')).status).toBe(503);
  over.open();
  await locking;
  expect((await world.request('/readyz')).status).toBe(200);
  await server.close();
});
