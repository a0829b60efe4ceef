import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { inCompany } from '../../database/inCompany.ts';
import { inOwnTransaction } from '../../database/unitOfWork/UnitOfWork.ts';
import type { ObjectStorage } from '../../storage/ObjectStorage.ts';
import type { Tables } from '../../Tables.ts';
import { Unavailable } from '../../Unavailable.ts';
import { requireRoomFor } from '../requireRoomFor.ts';
import type { FileStore } from './FileStore.ts';
import { objectKey } from './objectKey.ts';

interface OutsideServices {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/**
 * Keeps files in the object storage. No transaction waits for it: an upload is noted first (`unowned_file`), and the note goes with
 * the transaction that adds the document. So whatever is killed on the way, no object is left behind unknown.
 */
export const outsideFiles = ({ db, clock }: OutsideServices, storage: ObjectStorage): FileStore => ({
  isInObjectStorage: true,
  async take({ companyId, userId }, documentId, file) {
    const note = async (tx: Transaction<Tables>) => {
      const file_size = file.bytes.length;
      await requireRoomFor(tx, companyId, file_size);
      await tx
        .insertInto('unowned_file')
        .values({ document_id: documentId, company_id: companyId, file_size, upload_began_at: clock.now() })
        .execute();
    };
    const alone = <Done>(work: (tx: Transaction<Tables>) => Promise<Done>) =>
      inOwnTransaction(() => inCompany(db, companyId, userId, work));
    await alone(note);
    await storage.put(objectKey(companyId, documentId), file);
    return { keep: (tx) => own(tx, documentId), drop: () => alone((tx) => abandon(tx, documentId)) };
  },
  read: ({ companyId }, documentId, offset, length) => storage.read(objectKey(companyId, documentId), offset, length),
});

/** Lets the clean-up remove the object. */
async function abandon(tx: Transaction<Tables>, documentId: string): Promise<void> {
  await tx.updateTable('unowned_file').set({ upload_began_at: null }).where('document_id', '=', documentId).execute();
}

/** Removes the note of an upload. Throws if the clean-up has taken it for abandoned and may remove the object at any moment. */
async function own(tx: Transaction<Tables>, documentId: string): Promise<void> {
  const noted = await tx
    .deleteFrom('unowned_file')
    .where('document_id', '=', documentId)
    .where('upload_began_at', 'is not', null)
    .returning('document_id')
    .executeTakeFirst();
  if (!noted) throw new Unavailable('The upload took so long that it counted as abandoned.');
}
