import { sql } from 'kysely';
import type { CountSource } from './CountSource.ts';
import { countedBy } from './otifKinds.ts';

/** Shipments by what came of them on time and in full, with their packages. Nothing of that depends on the clock. */
export const otifSource: CountSource = {
  kept: 'otif_count',
  changes: 'otif_count_change',
  splits: ['party', 'lane'],
  adds: sql.ref('adds'),
  // Weeks tell how many shipments, and nothing of their packages.
  byDay: (code) => (countedBy(code).what === 'shipments' ? code : undefined),
};
