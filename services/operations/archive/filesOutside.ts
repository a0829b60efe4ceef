import { sql, type Kysely } from 'kysely';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';

/** A sentence about the files that are in object storage and so in no backup; empty if there are none. */
export async function filesOutside<Tables>(db: Kysely<Tables>): Promise<string> {
  const count = await amidAllCompanies({ db }, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from document where is_outside`.execute(tx);
    return rows[0]?.count ?? 0;
  });
  return count === 0
    ? ''
    : ` ${count} files are in object storage and not in the backup: the bucket must be kept as well.`;
}
