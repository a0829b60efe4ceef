import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { inCompany } from '../../database/inCompany.ts';
import type { Tables } from '../../Tables.ts';
import type { FileStore } from './FileStore.ts';
import { sliceBytes } from './sliceBytes.ts';
import { takeInSlices } from './takeInSlices.ts';

interface DatabaseServices {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** Keeps files in the database, behind the same wall as their documents, and deletes them with these. */
export const databaseFiles = (services: DatabaseServices): FileStore => ({
  isInObjectStorage: false,
  async take(member, documentId, { bytes }) {
    if (bytes.length > sliceBytes) return takeInSlices(services, member, documentId, bytes);
    return {
      async keep(tx) {
        const content = { document_id: documentId, company_id: member.companyId, bytes };
        await tx.insertInto('document_content').values(content).execute();
      },
      drop: () => Promise.resolve(),
    };
  },
  read: ({ companyId, userId }, documentId, offset, length) =>
    inCompany(services.db, companyId, userId, async (tx) => {
      const first = Math.floor(offset / sliceBytes);
      const last = Math.floor((offset + length - 1) / sliceBytes);
      const { rows } = await sql<{ bytes: Buffer }>`
        select substring(bytes from ${offset + 1}::int for ${length}::int) as bytes
        from document_content where document_id = ${documentId}
        union all
        select substring(string_agg(bytes, '' order by place) from ${offset - first * sliceBytes + 1}::int for ${length}::int)
        from file_slice where document_id = ${documentId} and place between ${first}::int and ${last}::int
        having count(*) > 0`.execute(tx);
      return rows[0]?.bytes ?? new Uint8Array();
    }),
});
