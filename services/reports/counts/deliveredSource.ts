import { sql } from 'kysely';
import type { CountSource } from './CountSource.ts';
import { oneOf } from './oneOf.ts';

/** Shipments that were delivered, on the day of their last stop. Nothing of that depends on the clock, and there is one kind. */
export const deliveredSource: CountSource = {
  kept: 'delivered_count',
  changes: 'delivered_count_change',
  splits: ['party'],
  adds: oneOf(sql.lit(1)),
  byDay: (code) => code,
};
