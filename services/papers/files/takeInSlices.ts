import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import type { Member } from '../../company/Member.ts';
import { inCompany } from '../../database/inCompany.ts';
import { inOwnTransaction } from '../../database/unitOfWork/UnitOfWork.ts';
import type { Tables } from '../../Tables.ts';
import { Unavailable } from '../../Unavailable.ts';
import { requireRoomFor } from '../requireRoomFor.ts';
import type { FileInStore } from './FileStore.ts';
import { sliceBytes } from './sliceBytes.ts';

interface DatabaseServices {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/**
 * Writes a large file into the database slice by slice, each in a transaction of its own: in one piece it would keep everybody else
 * from the embedded database for a quarter of a second.
 */
export async function takeInSlices(
  { db, clock }: DatabaseServices,
  { companyId, userId }: Member,
  documentId: string,
  bytes: Buffer,
): Promise<FileInStore> {
  const alone = (work: Parameters<typeof inCompany<Tables, void>>[3]) =>
    inOwnTransaction(() => inCompany(db, companyId, userId, work));
  await alone(async (tx) => {
    await requireRoomFor(tx, companyId, bytes.length);
    await tx
      .insertInto('sliced_file')
      .values({ document_id: documentId, company_id: companyId, file_size: bytes.length, upload_began_at: clock.now() })
      .execute();
  });
  const drop = () =>
    alone(async (tx) => {
      await tx
        .deleteFrom('sliced_file')
        .where('document_id', '=', documentId)
        .where('upload_began_at', 'is not', null)
        .execute();
    });
  try {
    for (let place = 0; place * sliceBytes < bytes.length; place += 1) {
      // A copy, so that its memory can go to the database's thread without the rest of the file.
      const slice = Buffer.from(bytes.subarray(place * sliceBytes, (place + 1) * sliceBytes));
      // oxlint-disable-next-line no-await-in-loop -- others have their turn in between
      await alone(async (tx) => {
        const values = { document_id: documentId, company_id: companyId, place, bytes: slice };
        await tx.insertInto('file_slice').values(values).execute();
      });
    }
  } catch (error) {
    await drop().catch(() => undefined);
    throw error;
  }
  return {
    drop,
    async keep(tx) {
      const kept = await tx
        .updateTable('sliced_file')
        .set({ upload_began_at: null })
        .where('document_id', '=', documentId)
        .where('upload_began_at', 'is not', null)
        .returning('document_id')
        .executeTakeFirst();
      if (!kept) throw new Unavailable('The upload took so long that it counted as abandoned.');
    },
  };
}
