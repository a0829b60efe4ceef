// `npm run backup -- FILE`. With DATABASE_URL while the services run; the embedded database must be free.
import path from 'node:path';
import { systemClock } from '../clock/systemClock.ts';
import { createArchiveFile } from './archive/archiveFile.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { runOperation } from './runOperation.ts';

await runOperation({
  usage: 'npm run backup -- FILE',
  reads: true,
  takes: 1,
  run: async ({ db }, given = '') => {
    const file = path.resolve(given);
    const count = await createArchiveFile(file, (write) => writeArchive(db, systemClock.now(), write));
    return `Backed up ${count} rows to ${file}.`;
  },
});
