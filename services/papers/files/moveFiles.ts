import type { Transaction } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import type { ObjectStorage } from '../../storage/ObjectStorage.ts';
import { CheckedSlices } from '../../web/CheckedSlices.ts';
import { amidAllCompanies, type AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Tables } from '../../Tables.ts';
import { beginMove, type FileToMove } from './beginMove.ts';
import { objectKey } from './objectKey.ts';
import { removeUnownedFiles } from './removeUnownedFiles.ts';

interface MoveServices extends AllCompanies<Tables> {
  readonly clock: Clock;
  readonly storage: ObjectStorage;
}

/**
 * Moves the files of all documents into the object storage, or out of it, one at a time, and checks each before the old copy goes.
 * A move that was interrupted goes on where it ended; the services may run on a PostgreSQL server meanwhile. Returns how many were
 * moved. Throws at the first file that is damaged or cannot be read.
 */
export async function moveFiles(services: MoveServices, to: 'storage' | 'database'): Promise<number> {
  const isInObjectStorage = to === 'database';
  if (to === 'storage') await requireSameStorage(services);
  await removeUnownedFiles(services, services.clock.now(), Infinity);
  let count = 0;
  let file = await nextFile(services, isInObjectStorage);
  while (file) {
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    if (await (isInObjectStorage ? moveIn(services, file) : moveOut(services, file))) count += 1;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    file = await nextFile(services, isInObjectStorage, file.id);
  }
  await removeUnownedFiles(services, services.clock.now(), Infinity);
  return count;
}

const nextFile = (
  services: AllCompanies<Tables>,
  isInObjectStorage: boolean,
  after?: string,
): Promise<FileToMove | undefined> =>
  amidAllCompanies(services, (tx) =>
    tx
      .selectFrom('document')
      .select(['id', 'company_id', 'file_mime', 'file_size', 'file_sha256'])
      .where('is_outside', '=', isInObjectStorage)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  );

/** Files would be lost to the services if some of them were in one bucket and some in another. */
async function requireSameStorage(services: MoveServices): Promise<void> {
  const file = await nextFile(services, true);
  if (!file) return;
  try {
    await readObject(services.storage, file);
  } catch (cause) {
    throw new Error(`There are files in object storage already, but not in ${services.storage.name}.`, { cause });
  }
}

async function moveOut(services: MoveServices, file: FileToMove): Promise<boolean> {
  const { storage } = services;
  const bytes = await beginMove(services, file);
  if (!bytes) return false;
  await storage.put(objectKey(file.company_id, file.id), { bytes, sha256: file.file_sha256, mime: file.file_mime });
  await readObject(storage, file);
  return amidAllCompanies(services, async (tx) => {
    if (!(await markMoved(tx, file, true))) return false;
    await tx.deleteFrom('unowned_file').where('document_id', '=', file.id).execute();
    await tx.deleteFrom('document_content').where('document_id', '=', file.id).execute();
    await tx.deleteFrom('sliced_file').where('document_id', '=', file.id).execute();
    return true;
  });
}

async function moveIn(services: MoveServices, file: FileToMove): Promise<boolean> {
  const bytes = await readObject(services.storage, file);
  return amidAllCompanies(services, async (tx) => {
    if (!(await markMoved(tx, file, false))) return false;
    await tx
      .insertInto('document_content')
      .values({ document_id: file.id, company_id: file.company_id, bytes })
      .execute();
    await tx
      .insertInto('unowned_file')
      .values({ document_id: file.id, company_id: file.company_id, upload_began_at: null })
      .execute();
    return true;
  });
}

/** Whether the document was still there, and its file where it was. */
async function markMoved(tx: Transaction<Tables>, { id }: FileToMove, isInObjectStorage: boolean): Promise<boolean> {
  const moved = await tx
    .updateTable('document')
    .set({ is_outside: isInObjectStorage })
    .where('id', '=', id)
    .where('is_outside', '=', !isInObjectStorage)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Throws if it is not what was uploaded. */
async function readObject(storage: ObjectStorage, file: FileToMove): Promise<Buffer> {
  const slices = new CheckedSlices({
    size: file.file_size,
    sha256: file.file_sha256,
    isInObjectStorage: true,
    read: (offset, length) => storage.read(objectKey(file.company_id, file.id), offset, length),
  });
  const parts: Uint8Array[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in order
  while (!slices.areOver) parts.push(await slices.next());
  return Buffer.concat(parts);
}
