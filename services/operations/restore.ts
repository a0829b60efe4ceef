// `npm run restore -- FILE`, into an empty database: embedded in DATA_DIR, or the one of DATABASE_URL.
import path from 'node:path';
import { readArchiveFile } from './archive/archiveFile.ts';
import { loadArchive } from './archive/loadArchive.ts';
import { runOperation } from './runOperation.ts';

await runOperation({
  usage: 'npm run restore -- FILE',
  reads: false,
  takes: 1,
  run: async ({ db }, given = '') => {
    const file = path.resolve(given);
    return `Restored ${await loadArchive(db, readArchiveFile(file))} rows from ${file}.`;
  },
});
