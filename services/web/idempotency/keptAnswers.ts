import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Settings } from '../../settings/Settings.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { keyTimes } from './keyTimes.ts';

interface KeptAnswersServices {
  readonly db: Kysely<IdempotencyTables>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/**
 * Lets go of the answers that `idempotent` has kept long enough, and at start of calls that died with the process before: an
 * embedded database is one process's alone.
 */
export const keptAnswers = {
  prepare: async ({ db, settings }: KeptAnswersServices): Promise<readonly string[]> => {
    if (settings.databaseUrl === undefined) {
      await db.deleteFrom('idempotency_key').where('status', 'is', null).execute();
    }
    return [];
  },
  cleanUp: async ({ db, clock }: KeptAnswersServices): Promise<void> => {
    await db.deleteFrom('idempotency_key').where('at', '<', addMilliseconds(clock.now(), -keyTimes.kept)).execute();
  },
};
