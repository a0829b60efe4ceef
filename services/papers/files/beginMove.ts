import { sql } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { amidAllCompanies, type AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Tables } from '../../Tables.ts';

interface MoveServices extends AllCompanies<Tables> {
  readonly clock: Clock;
}

export interface FileToMove {
  readonly id: string;
  readonly company_id: string;
  readonly file_mime: string;
  readonly file_size: number;
  readonly file_sha256: string;
}

/**
 * Notes that a file is about to be uploaded, and returns it; undefined if its document is gone or moved already. Throws while an
 * earlier object of it waits to be removed, which could take the new one with it.
 */
export const beginMove = (services: MoveServices, { id, company_id }: FileToMove): Promise<Uint8Array | undefined> =>
  amidAllCompanies(services, async (tx) => {
    const now = services.clock.now();
    const inside = tx.selectFrom('document').select('id').where('id', '=', id).where('is_outside', '=', false);
    if (!(await inside.forUpdate().executeTakeFirst())) return undefined;
    const { rows } = await sql<{ bytes: Uint8Array }>`
      select bytes from document_content where document_id = ${id}
      union all
      select string_agg(bytes, '' order by place) from file_slice where document_id = ${id} having count(*) > 0`.execute(
      tx,
    );
    const [content] = rows;
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
