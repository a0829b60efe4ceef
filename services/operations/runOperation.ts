import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase } from '../database/connectDatabase.ts';
import type { Database } from '../database/Database.ts';
import { jsonLog } from '../log/jsonLog.ts';
import { readSettings } from '../settings/readSettings.ts';

const limitMs = 600_000;

interface Operation<Tables> {
  readonly usage: string;
  /** Whether it needs data that is there. */
  readonly reads: boolean;
  /** Arguments it takes. */
  readonly takes: number;
  /** Answers what to tell on success. */
  readonly run: (database: Database<Tables>, ...given: readonly string[]) => Promise<string>;
}

/** Runs a command on the database of the settings; trouble is told in one line and ends with exit code 1. */
export async function runOperation<Tables>({ usage, reads, takes, run }: Operation<Tables>): Promise<void> {
  const given = process.argv.slice(2);
  try {
    if (given.length !== takes) throw new Error(`Usage: ${usage}`);
    const settings = readSettings(process.env);
    if (reads && settings.databaseUrl === undefined && !existsSync(path.join(settings.dataDir, 'postgres'))) {
      throw new Error(`There is no database in ${settings.dataDir}.`);
    }
    const database = await connectDatabase<Tables>(settings, jsonLog(process.stderr), limitMs);
    try {
      console.log(await run(database, ...given));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
