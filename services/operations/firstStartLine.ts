import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings/Settings.ts';

/** Printed before an embedded database is made, because nobody should wait that long without a word. */
export const firstStartLine = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres'))
    ? undefined
    : 'Setting up the database. The first start takes up to a minute.';
