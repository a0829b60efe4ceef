import { later } from '../../clock/later.ts';
import type { Feature } from '../../Feature.ts';
import { keyTimes } from './keyTimes.ts';

/** Lets go of the answers that `idempotent` has kept long enough. */
export const keptAnswers: Feature = {
  cleanUp: async ({ db, clock }) => {
    await db.deleteFrom('idempotency_key').where('at', '<', later(clock.now(), -keyTimes.kept)).execute();
  },
};
