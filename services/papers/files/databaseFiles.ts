import { sql, type Kysely } from 'kysely';
import { inCompany } from '../../database/inCompany.ts';
import type { Tables } from '../../Tables.ts';
import type { FileStore } from './FileStore.ts';

/** Keeps files in the database, behind the same wall as their documents, and deletes them with these. */
export const databaseFiles = (db: Kysely<Tables>): FileStore => ({
  isInObjectStorage: false,
  take: ({ companyId }, documentId, { bytes }) =>
    Promise.resolve(async (tx) => {
      await tx
        .insertInto('document_content')
        .values({ document_id: documentId, company_id: companyId, bytes })
        .execute();
    }),
  read: ({ companyId, userId }, documentId, offset, length) =>
    inCompany(db, companyId, userId, async (tx) => {
      const slice = await tx
        .selectFrom('document_content')
        .select(sql<Buffer>`substring(bytes from ${offset + 1}::int for ${length}::int)`.as('bytes'))
        .where('document_id', '=', documentId)
        .executeTakeFirst();
      return slice?.bytes ?? new Uint8Array();
    }),
});
