import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Settings } from '../../settings/Settings.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { keyTimes } from './keyTimes.ts';

interface IdempotencyKeyServices {
  readonly db: Kysely<IdempotencyTables>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/**
 * Deletes expired idempotency keys and, at start, those of calls that died with the previous process. That is safe only for an
 * embedded database, which has a single process.
 */
export const idempotencyKeys = {
  prepare: async ({ db, settings }: IdempotencyKeyServices): Promise<readonly string[]> => {
    if (settings.databaseUrl === undefined) {
      await db.deleteFrom('idempotency_key').where('status', 'is', null).execute();
    }
    return [];
  },
  cleanUp: async ({ db, clock }: IdempotencyKeyServices): Promise<void> => {
    await db
      .deleteFrom('idempotency_key')
      .where('at', '<', addMilliseconds(clock.now(), -keyTimes.retention))
      .execute();
  },
};
