import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings/Settings.ts';

/** Printed before an embedded database is made, because nobody should wait that long without a word. Not where none can be made. */
export const firstStartLine = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres')) || isFile(dataDir)
    ? undefined
    : 'Setting up the database. The first start takes up to a minute.';

const isFile = (dataDir: string): boolean => existsSync(dataDir) && !statSync(dataDir).isDirectory();
