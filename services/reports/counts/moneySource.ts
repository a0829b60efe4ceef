import { sql } from 'kysely';
import type { CountSource } from './CountSource.ts';
import { isFinePrice } from './priceKinds.ts';

/** Shipments by what they cost, each price by itself. Nothing of that depends on the clock. */
export const moneySource: CountSource = {
  kept: 'money_count',
  changes: 'money_count_change',
  splits: ['party', 'lane'],
  isFine: isFinePrice,
  adds: sql.ref('adds'),
  // Weeks tell how many shipments there are and their sum.
  byDay: (code) => (isFinePrice(code) ? undefined : code),
};
