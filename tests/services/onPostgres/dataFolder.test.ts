import { chmod, stat } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../../services/log/silentLog.ts';
import { startServices } from '../../../services/startServices.ts';
import { addServerDatabase } from '../../support/services/newDatabase.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';
import { testSettings } from '../../support/services/testSettings.ts';

const rightsOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

it.each([
  ['with a pepper of its own', undefined],
  ['without one', 'x'.repeat(32)],
])('closes a data folder %s that others may read, with a database elsewhere too', async (_what, codePepper) => {
  const { address: databaseUrl, drop } = await addServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  onTestFinished(drop);
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o755);
  const settings = testSettings({ databaseUrl, codePepper, dataDir, demo: 'off', listenPort: 0 });
  const running = await startServices(settings, silentLog);
  await running.stop();
  expect(await rightsOf(dataDir)).toBe('700');
});
