import pg from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { agreeOnPepper } from '../../../services/account/codes/agreeOnPepper.ts';
import { jsonLog } from '../../../services/log/jsonLog.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { startServices } from '../../../services/startServices.ts';
import { addServerDatabase } from '../../support/services/newDatabase.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';
import { testSettings } from '../../support/services/testSettings.ts';
import { until } from '../../support/until.ts';

const [one, other] = ['first '.repeat(6), 'second '.repeat(6)];
const different =
  /^Another process on this database has a different code pepper: set the same CODE_PEPPER for all of them/;

let databaseUrl: string;
beforeEach(async () => {
  const { address, drop } = await addServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  databaseUrl = address;
  onTestFinished(drop);
});

const start = async (codePepper: string | undefined) =>
  startServices(
    testSettings({ databaseUrl, codePepper, dataDir: await temporaryFolder(), demo: 'off', listenPort: 0 }),
    silentLog,
  );

const pepper = (text: string) => new TextEncoder().encode(text);

it('keeps a process out that would hash codes with another pepper than one that runs', async () => {
  const running = await start(one);
  await expect(start(other)).rejects.toThrow(different);
  await expect(start(undefined)).rejects.toThrow(different);
  const second = await start(one);
  await running.stop();
  await expect(start(other)).rejects.toThrow(different);
  await second.stop();
});

it('lets the pepper be changed once no process runs', async () => {
  await (await start(one)).stop();
  const renewed = await start(other);
  await expect(start(one)).rejects.toThrow(different);
  await renewed.stop();
});

it('tells two apart that start together', async () => {
  const started = await Promise.allSettled([start(one), start(other)]);
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const each of started) if (each.status === 'fulfilled') await each.value.stop();
});

it('declares its pepper again when its connection was lost, and says so in the log if another was first', async () => {
  const lines: string[] = [];
  const first = await agreeOnPepper(databaseUrl, pepper(one), jsonLog({ write: (line) => lines.push(line) }));
  const administrator = new pg.Client({ connectionString: databaseUrl });
  await administrator.connect();
  // Until the other comes in between: on a busy machine the first may be back before it.
  const second = await until(async () => {
    await administrator.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
    return agreeOnPepper(databaseUrl, pepper(other), silentLog);
  });
  await administrator.end();
  await expect.poll(() => lines.join('')).toContain('Another process on this database has a different code pepper');
  await second.end();
  await expect(agreeOnPepper(databaseUrl, pepper(other), silentLog)).rejects.toThrow(different);
  await first.end();
});
