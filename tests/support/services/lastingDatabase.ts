import { onTestFinished } from 'vitest';
import { addServerDatabase } from './newDatabase.ts';
import { startedBefore } from './startedBefore.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

/**
 * The settings of processes that work on one database: one on PostgreSQL that all share, or a folder that each takes over from the
 * one before.
 */
export async function lastingDatabase(): Promise<Readonly<Record<string, string>>> {
  if (serverUrl === undefined) return { DATA_DIR: await startedBefore() };
  const { address, drop } = await addServerDatabase(serverUrl);
  onTestFinished(drop);
  return { DATABASE_URL: address, CODE_PEPPER: 'x'.repeat(32) };
}
