import { sql } from 'kysely';
import type { CountSource } from './CountSource.ts';

/** Trips of a fleet by whether their empty kilometres are known, with their sums. Nothing of that depends on the clock. */
export const emptySource: CountSource = {
  kept: 'empty_count',
  changes: 'empty_count_change',
  splits: ['party', 'lane'],
  adds: sql.ref('adds'),
  byDay: (code) => code,
};
