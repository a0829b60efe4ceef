import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { enforceStorageQuota } from './enforceStorageQuota.ts';

/**
 * Refuses with 413, before an upload is written, what the company has no room for. Counts what is in the stores without a document
 * too: uploads that are never finished would fill the disk.
 */
export async function requireRoomFor(tx: Transaction<Tables>, companyId: string, bytes: number): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select (select coalesce(sum(file_size), 0) from sliced_file
        where company_id = ${companyId} and upload_began_at is not null)
      + (select coalesce(sum(file_size), 0) from unowned_file where company_id = ${companyId}) as bytes`.execute(tx);
  await enforceStorageQuota(tx, companyId, bytes + (rows[0]?.bytes ?? 0));
}
