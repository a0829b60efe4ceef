import { later } from '../../clock/later.ts';
import type { Feature } from '../../Feature.ts';
import { keyTimes } from './keyTimes.ts';

/**
 * Lets go of the answers that `idempotent` has kept long enough, and at start of calls that died with the process before: an
 * embedded database is one process's alone.
 */
export const keptAnswers: Feature = {
  prepare: async ({ db, settings }) => {
    if (settings.databaseUrl === undefined) {
      await db.deleteFrom('idempotency_key').where('status', 'is', null).execute();
    }
    return [];
  },
  cleanUp: async ({ db, clock }) => {
    await db.deleteFrom('idempotency_key').where('at', '<', later(clock.now(), -keyTimes.kept)).execute();
  },
};
