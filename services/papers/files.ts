// `npm run files -- --to s3://papers/haulage` or `npm run files -- --to database`. Stop the services first if they use the embedded
// database. For the way back FILES_URL names the bucket the files are in.
import { systemClock } from '../clock/systemClock.ts';
import { runCommand } from '../operations/runCommand.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';
import { readSettings } from '../settings/readSettings.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { Tables } from '../Tables.ts';
import { moveFiles } from './files/moveFiles.ts';

/** Nobody waits for it in front of a screen. */
const storageTimeoutMs = 30_000;
const usage = 'npm run files -- --to s3://BUCKET/PREFIX, or npm run files -- --to database';

await runCommand<Tables>({
  usage,
  needsData: true,
  argumentCount: 2,
  event: 'files_moved',
  run: async ({ db }, flag, target) => {
    if (flag !== '--to' || target === undefined) throw new Error(`Usage: ${usage}`);
    const isOut = target !== 'database';
    const env = readSecretFiles(process.env);
    const { filesUrl, filesAccess } = readSettings(isOut ? { ...env, FILES_URL: target } : env);
    const storage = openStorage(filesUrl, filesAccess, storageTimeoutMs);
    if (!storage) throw new Error('FILES_URL must name the bucket that the files are in.');
    if (isOut) await storage.check();
    const count = await moveFiles({ db, clock: systemClock, storage }, isOut ? 'storage' : 'database');
    return isOut
      ? `Moved ${count} files to ${storage.name}. Set FILES_URL=${target} for the services.`
      : `Moved ${count} files from ${storage.name} to the database.`;
  },
});
