import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { seedDemo } from '../../services/demo/seedDemo.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { openDatabase } from '../../services/openDatabase.ts';
import { compiledServices } from '../support/services/compiledServices.ts';
import { runScript } from '../support/services/runScript.ts';
import { s3Server } from '../support/services/s3Server.ts';
import { startedBefore } from '../support/services/startedBefore.ts';
import { temporaryFolder } from '../support/services/temporaryFolder.ts';
import { testServices } from '../support/services/testServices.ts';

const server = await s3Server();
afterAll(() => server.close());

it('moving files is one command each way, and a backup says what it leaves out', async () => {
  const dataDir = await startedBefore();
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, silentLog);
  const { services } = await testServices({ db: database.db });
  await seedDemo(services);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count, set_config('app.operations', 'on', false) from document`.execute(database.db);
  const count = rows[0]?.count ?? 0;
  expect(count).toBeGreaterThan(10);
  await database.close();

  const folder = await compiledServices();
  const files = (target: string, env: Readonly<Record<string, string>> = {}) =>
    runScript(path.join(folder, 'papers/files.js'), ['--to', target], { DATA_DIR: dataDir, ...server.env, ...env });
  const before = (await server.keys()).length;
  expect(await files(server.url)).toEqual({
    code: 0,
    output: `Moved ${count} files to s3://papers/haulage/. Set FILES_URL=${server.url} for the services.\n`,
    complaint: expect.stringContaining('"files_moved"'),
  });
  expect(await server.keys()).toHaveLength(before + count);

  const backup = path.join(await temporaryFolder(), 'backup.jsonl.gz');
  expect(await runScript(path.join(folder, 'operations/backup.js'), [backup], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      ` ${count} files are in object storage and not in the backup: the bucket must be kept as well.`,
    ),
  });
  expect((await files('database')).complaint).toContain('FILES_URL must name the bucket that the files are in.');
  expect(await files('database', { FILES_URL: server.url })).toMatchObject({
    code: 0,
    output: `Moved ${count} files from s3://papers/haulage/ to the database.\n`,
  });
  expect(await server.keys()).toHaveLength(before);
  expect((await files('nowhere')).complaint).toContain('FILES_URL must be a bucket such as s3://');
});
