// `npm run restore -- FILE` into an empty database: embedded in DATA_DIR, or at DATABASE_URL.
import path from 'node:path';
import { readArchiveFile } from './archive/archiveFile.ts';
import { filesOutside } from './archive/filesOutside.ts';
import { loadArchive } from './archive/loadArchive.ts';
import { runCommand } from './runCommand.ts';

await runCommand({
  usage: 'npm run restore -- FILE',
  needsData: false,
  argumentCount: 1,
  event: 'backup_restored',
  run: async ({ db }, given = '') => {
    const file = path.resolve(given);
    const count = await loadArchive(db, readArchiveFile(file));
    return `Restored ${count} rows from ${file}.${await filesOutside(db)}`;
  },
});
