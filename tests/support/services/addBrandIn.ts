import { randomUUID } from 'node:crypto';
import { silentLog } from '../../../services/log/silentLog.ts';
import { openDatabase } from '../../../services/openDatabase.ts';

/** A brand in a data folder that no process uses, or in a database on a server. Returns its id. */
export async function addBrandIn(dataDir: string, databaseUrl?: string): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl }, silentLog);
  const now = new Date();
  const brand = { id: randomUUID(), kind: 'brand' as const, name: 'Teal Lines', domain: 'teal.test' };
  const links = {
    ios_app_link: 'https://apps.apple.com/app/id1',
    google_app_link: 'https://play.google.com/store/apps/details?id=test.teal',
  };
  await database.db
    .insertInto('company')
    .values({ ...brand, ...links, created_at: now, updated_at: now })
    .execute();
  await database.close();
  return brand.id;
}
