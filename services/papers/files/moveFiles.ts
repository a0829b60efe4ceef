import type { Clock } from '../../clock/Clock.ts';
import type { ObjectStorage } from '../../storage/ObjectStorage.ts';
import { CheckedSlices } from '../../web/CheckedSlices.ts';
import { amidAllCompanies, type AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Tables } from '../../Tables.ts';
import { objectKey } from './objectKey.ts';
import { removeUnownedFiles } from './removeUnownedFiles.ts';

interface MoveServices extends AllCompanies<Tables> {
  readonly clock: Clock;
  readonly storage: ObjectStorage;
}

interface FileToMove {
  readonly id: string;
  readonly company_id: string;
  readonly file_mime: string;
  readonly file_size: number;
  readonly file_sha256: string;
}

/**
 * Moves the files of all documents into the object storage, or out of it, one at a time, and checks each before the old copy goes.
 * A move that was interrupted goes on where it ended; the services may run on a PostgreSQL server meanwhile. Returns how many were
 * moved. Throws at the first file that is damaged or cannot be read.
 */
export async function moveFiles(services: MoveServices, to: 'storage' | 'database'): Promise<number> {
  const isOutside = to === 'database';
  if (to === 'storage') await requireSameStorage(services);
  await removeUnownedFiles(services, services.clock.now(), Infinity);
  let count = 0;
  let file = await nextFile(services, isOutside);
  while (file) {
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    if (await (isOutside ? moveIn(services, file) : moveOut(services, file))) count += 1;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    file = await nextFile(services, isOutside, file.id);
  }
  await removeUnownedFiles(services, services.clock.now(), Infinity);
  return count;
}

const nextFile = (
  services: AllCompanies<Tables>,
  isOutside: boolean,
  after?: string,
): Promise<FileToMove | undefined> =>
  amidAllCompanies(services, (tx) =>
    tx
      .selectFrom('document')
      .select(['id', 'company_id', 'file_mime', 'file_size', 'file_sha256'])
      .where('is_outside', '=', isOutside)
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
    const moved = await tx
      .updateTable('document')
      .set({ is_outside: true })
      .where('id', '=', file.id)
      .where('is_outside', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return false;
    await tx.deleteFrom('unowned_file').where('document_id', '=', file.id).execute();
    await tx.deleteFrom('document_content').where('document_id', '=', file.id).execute();
    return true;
  });
}

/**
 * Notes that a file is about to be uploaded, and returns it; undefined if its document is gone or moved already. Throws while an
 * earlier object of it waits to be removed, which could take the new one with it.
 */
const beginMove = (services: MoveServices, { id, company_id }: FileToMove): Promise<Uint8Array | undefined> =>
  amidAllCompanies(services, async (tx) => {
    const now = services.clock.now();
    const inside = tx.selectFrom('document').select('id').where('id', '=', id).where('is_outside', '=', false);
    if (!(await inside.forUpdate().executeTakeFirst())) return undefined;
    const content = await tx
      .selectFrom('document_content')
      .select('bytes')
      .where('document_id', '=', id)
      .executeTakeFirst();
    if (!content) throw new Error(`The file of document ${id} is missing in the database.`);
    const noted = await tx
      .insertInto('unowned_file')
      .values({ document_id: id, company_id, upload_began_at: now })
      .onConflict((conflict) =>
        conflict
          .column('document_id')
          .doUpdateSet({ upload_began_at: now })
          .where('unowned_file.upload_began_at', 'is not', null),
      )
      .returning('document_id')
      .executeTakeFirst();
    if (!noted) throw new Error(`An earlier object of document ${id} is still being removed. Try again in a minute.`);
    return content.bytes;
  });

async function moveIn(services: MoveServices, file: FileToMove): Promise<boolean> {
  const bytes = await readObject(services.storage, file);
  return amidAllCompanies(services, async (tx) => {
    const moved = await tx
      .updateTable('document')
      .set({ is_outside: false })
      .where('id', '=', file.id)
      .where('is_outside', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return false;
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

/** Throws if it is not what was uploaded. */
async function readObject(storage: ObjectStorage, file: FileToMove): Promise<Buffer> {
  const slices = new CheckedSlices({
    size: file.file_size,
    sha256: file.file_sha256,
    isOutside: true,
    read: (offset, length) => storage.read(objectKey(file.company_id, file.id), offset, length),
  });
  const parts: Uint8Array[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in order
  while (!slices.areOver) parts.push(await slices.next());
  return Buffer.concat(parts);
}
