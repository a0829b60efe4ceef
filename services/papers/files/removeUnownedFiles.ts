import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { ObjectStorage } from '../../storage/ObjectStorage.ts';
import { amidAllCompanies, type AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Tables } from '../../Tables.ts';
import { abandonedMs } from './abandonedMs.ts';
import { claimRemovals } from './claimRemovals.ts';
import { objectKey } from './objectKey.ts';

/** Ends before the process that does it would be killed for not stopping. */
const defaultMs = 2_000;
const atOnce = 20;

interface StorageServices extends AllCompanies<Tables> {
  readonly storage: ObjectStorage;
}

/** Removes files from the storage that no document owns, and ends when that takes long. Throws Unavailable if it does not answer. */
export async function removeUnownedFiles(services: StorageServices, now: Date, longestMs = defaultMs): Promise<void> {
  const end = performance.now() + longestMs;
  await amidAllCompanies(services, (tx) =>
    tx
      .updateTable('unowned_file')
      .set({ upload_began_at: null })
      .where('upload_began_at', '<', addMilliseconds(now, -abandonedMs))
      .execute(),
  );
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- a few at once
    if ((await removeSome(services)) < atOnce) return;
  }
}

async function removeSome(services: StorageServices): Promise<number> {
  const { storage } = services;
  const files = await amidAllCompanies(services, (tx) => claimRemovals(tx, atOnce));
  const [first] = files;
  if (!first) return 0;
  await Promise.all(files.map((file) => storage.remove(objectKey(file.company_id, file.document_id))));
  const removed = files.map((file) => file.document_id);
  await amidAllCompanies(services, (tx) =>
    tx
      .deleteFrom('unowned_file')
      .where('document_id', 'in', removed)
      .where('upload_began_at', 'is', null)
      .where('removal_began_at', '=', first.removal_began_at)
      .execute(),
  );
  return files.length;
}
