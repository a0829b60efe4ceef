import { sql } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Clock } from '../clock/Clock.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { type AllCompanies, amidAllCompanies } from '../database/amidAllCompanies.ts';
import { undoWindowMs } from './undoWindow.ts';

interface Purging<Tables> extends AllCompanies<Tables> {
  readonly clock: Clock;
}

/** Deletes the rows of a table for good that can no longer be brought back, with all that belongs to them. */
export async function purgeDeleted<Tables>(services: Purging<Tables>, table: string): Promise<void> {
  const now = services.clock.now();
  await amidAllCompanies(services, (tx) =>
    sql`delete from ${sql.table(table)}
      where deleted_at <= ${addMilliseconds(now, -undoWindowMs)} or deleted_at > ${latestEnd(now, 0)}`.execute(tx),
  );
}
