import { cp } from 'node:fs/promises';
import path from 'node:path';
import { migratedFolder } from './databaseTemplates.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A data folder for this test, as after a first start. */
export async function startedBefore(): Promise<string> {
  const dataDir = await temporaryFolder();
  await cp(await migratedFolder(), path.join(dataDir, 'postgres'), { recursive: true });
  return dataDir;
}
