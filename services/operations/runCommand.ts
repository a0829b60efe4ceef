import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase } from '../database/connectDatabase.ts';
import type { Database } from '../database/Database.ts';
import { jsonLog } from '../log/jsonLog.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';
import { type SecurityEvent, securityEvents } from '../security/securityEvents.ts';
import { readSettings } from '../settings/readSettings.ts';

const limitMs = 600_000;

interface Command<Tables> {
  readonly usage: string;
  /** Whether it needs an existing database. */
  readonly needsData: boolean;
  /** Number of arguments. */
  readonly argumentCount: number;
  /** What it is to security, noted once it has succeeded. */
  readonly event: SecurityEvent;
  /** Returns the message to print on success. */
  readonly run: (database: Database<Tables>, ...args: readonly string[]) => Promise<string>;
}

/** Runs a command on the configured database, and notes it as a security event on stderr. An error prints one line and sets exit code 1. */
export async function runCommand<Tables>(command: Command<Tables>): Promise<void> {
  const { usage, needsData, argumentCount, event, run } = command;
  const args = process.argv.slice(2);
  try {
    if (args.length !== argumentCount) throw new Error(`Usage: ${usage}`);
    const settings = readSettings(readSecretFiles(process.env));
    if (needsData && settings.databaseUrl === undefined && !existsSync(path.join(settings.dataDir, 'postgres'))) {
      throw new Error(`There is no database in ${settings.dataDir}.`);
    }
    const log = jsonLog(process.stderr);
    const database = await connectDatabase<Tables>(settings, log, () => limitMs);
    try {
      console.log(await run(database, ...args));
      log.write(securityEvents[event], event, { kind: 'security' });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
