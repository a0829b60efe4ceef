import { onTestFinished } from 'vitest';
import { silentLog } from '../../../services/log/silentLog.ts';
import { openDatabase } from '../../../services/openDatabase.ts';
import type { Services } from '../../../services/Services.ts';
import { addServerDatabase } from './newDatabase.ts';
import type { World } from './openWorld.ts';
import { testServices } from './testServices.ts';

/** What `open` makes on a database of PostgreSQL, and the services as a second process on it has them. */
export async function onTwoProcesses<Opened extends { readonly world: World }>(
  open: (changes: Partial<Services>) => Promise<Opened>,
) {
  const { address, drop } = await addServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  onTestFinished(drop);
  const connected = async () => {
    const database = await openDatabase({ databaseUrl: address, dataDir: '' }, silentLog);
    onTestFinished(() => database.close());
    return database;
  };
  const one = await connected();
  const opened = await open({ db: one.db, signals: one.signals });
  const { db, signals } = await connected();
  return { address, one, opened, other: await testServices({ db, signals, clock: opened.world.clock }) };
}
