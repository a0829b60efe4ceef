// `npm run backup -- FILE`. Works while the services run on DATABASE_URL; stop them first to back up the embedded database.
import path from 'node:path';
import { systemClock } from '../clock/systemClock.ts';
import { createArchiveFile } from './archive/archiveFile.ts';
import { filesOutside } from './archive/filesOutside.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { runCommand } from './runCommand.ts';

await runCommand({
  usage: 'npm run backup -- FILE',
  needsData: true,
  argumentCount: 1,
  event: 'backup_written',
  run: async ({ db }, given = '') => {
    const file = path.resolve(given);
    const count = await createArchiveFile(file, (write) => writeArchive(db, systemClock.now(), write));
    return `Backed up ${count} rows to ${file}.${await filesOutside(db)}`;
  },
});
