import { sql } from 'kysely';
import type { CountSource } from './CountSource.ts';
import { dwellByDay } from './dwellKinds.ts';
import { kindsEnd } from './punctuality.ts';

/** Stops by how long trucks stayed and waited there. Nothing of that depends on the clock: a stay counts once it is over. */
export const dwellSource: CountSource = {
  kept: 'dwell_count',
  changes: 'dwell_count_change',
  splits: ['party', 'lane', 'place'],
  isFine: (code) => code >= kindsEnd,
  adds: sql.ref('adds'),
  byDay: dwellByDay,
};
