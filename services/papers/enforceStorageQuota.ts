import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { fileLimits } from './fileLimits.ts';

/** Refuses with 413 if the files of a company and these bytes more would take more than 1 GiB. */
export async function enforceStorageQuota(tx: Transaction<Tables>, companyId: string, more = 0): Promise<void> {
  const room = await tx
    .selectFrom('file_room')
    .select('bytes_used')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if ((room?.bytes_used ?? 0) + more <= fileLimits.companyBytes) return;
  throw new Refusal(413, 'This would exceed your company’s 1 GiB of file storage. Delete some files first.');
}
