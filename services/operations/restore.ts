// `npm run restore -- FILE`, into an empty database: embedded in DATA_DIR, or the one of DATABASE_URL.
import { readArchiveFile } from './archive/archiveFile.ts';
import { loadArchive } from './archive/loadArchive.ts';
import { runOperation } from './runOperation.ts';

await runOperation({
  usage: 'npm run restore -- FILE',
  reads: false,
  run: async ({ db }, file) => `Restored ${await loadArchive(db, readArchiveFile(file))} rows from ${file}.`,
});
