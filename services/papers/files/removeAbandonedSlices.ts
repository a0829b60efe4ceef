import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import { amidAllCompanies, type AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Tables } from '../../Tables.ts';
import { abandonedMs } from './abandonedMs.ts';

/** Removes what uploads to the database left behind when their process died, a file at a time: others have their turn in between. */
export async function removeAbandonedSlices(services: AllCompanies<Tables>, now: Date): Promise<void> {
  const removeOne = () =>
    amidAllCompanies(services, async (tx) => {
      const abandoned = tx
        .selectFrom('sliced_file')
        .select('document_id')
        .where((is) =>
          is.or([
            is('upload_began_at', '<', addMilliseconds(now, -abandonedMs)),
            // By a clock that was ahead.
            is('upload_began_at', '>', addMilliseconds(now, abandonedMs)),
          ]),
        )
        .limit(1);
      const removed = await tx
        .deleteFrom('sliced_file')
        .where('document_id', 'in', abandoned)
        .returning('document_id')
        .executeTakeFirst();
      return removed !== undefined;
    });
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (await removeOne());
}
