import { sql, type Kysely, type Transaction } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { ObjectStorage } from '../../storage/ObjectStorage.ts';
import type { Tables } from '../../Tables.ts';
import { objectKey } from './objectKey.ts';

/** After this an upload counts as abandoned. Longer than any takes. */
const abandonedMs = 3_600_000;
/** Ends before the process that does it would be killed for not stopping. */
const longestMs = 2_000;
const atOnce = 20;

/** Removes files from the storage that no document owns, and ends when that takes long. Throws Unavailable if it does not answer. */
export async function removeUnownedFiles(
  { db, storage }: { readonly db: Kysely<Tables>; readonly storage: ObjectStorage },
  now: Date,
): Promise<void> {
  const end = performance.now() + longestMs;
  await forAll(db, (tx) =>
    tx
      .updateTable('unowned_file')
      .set({ upload_began_at: null })
      .where('upload_began_at', '<', addMilliseconds(now, -abandonedMs))
      .execute(),
  );
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- a few at once
    if ((await removeSome(db, storage)) < atOnce) return;
  }
}

async function removeSome(db: Kysely<Tables>, storage: ObjectStorage): Promise<number> {
  const files = await forAll(db, (tx) =>
    tx
      .selectFrom('unowned_file')
      .select(['document_id', 'company_id'])
      .where('upload_began_at', 'is', null)
      .limit(atOnce)
      .execute(),
  );
  if (files.length === 0) return 0;
  await Promise.all(files.map((file) => storage.remove(objectKey(file.company_id, file.document_id))));
  const removed = files.map((file) => file.document_id);
  await forAll(db, (tx) => tx.deleteFrom('unowned_file').where('document_id', 'in', removed).execute());
  return files.length;
}

/** Does work on the rows of all companies. */
const forAll = <Result>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.operations', 'on', true)`.execute(tx);
    return work(tx);
  });
