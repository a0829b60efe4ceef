import { cp } from 'node:fs/promises';
import path from 'node:path';
import { migratedFolder } from './databaseTemplates.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A data folder for the running test, as a first start leaves it. */
export async function startedBefore(): Promise<string> {
  const dataDir = await temporaryFolder();
  await cp(await migratedFolder(), path.join(dataDir, 'postgres'), { recursive: true });
  return dataDir;
}
