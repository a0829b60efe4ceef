import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/Clock.ts';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { keyLimits } from './keyLimits.ts';

interface IdempotencyKeyServices {
  readonly db: Kysely<IdempotencyTables>;
  readonly clock: Clock;
}

/** Deletes answers that were kept long enough. One from a clock that was ahead is kept from now on. */
export const idempotencyKeys = {
  cleanUp: async ({ db, clock }: IdempotencyKeyServices): Promise<void> => {
    const now = clock.now();
    await db.deleteFrom('idempotency_key').where('at', '<', addMilliseconds(now, -keyLimits.retention)).execute();
    await db.updateTable('idempotency_key').set({ at: now }).where('at', '>', now).execute();
  },
};
