import { sql } from 'kysely';
import { co2eByDay } from './co2eKinds.ts';
import type { CountSource } from './CountSource.ts';

/** Shipments by how their CO2e was found, with its sums. Figures are kept with each shipment, whatever the factors are by now. */
export const co2eSource: CountSource = {
  kept: 'co2e_count',
  changes: 'co2e_count_change',
  splits: ['party', 'lane'],
  adds: sql.ref('adds'),
  byDay: co2eByDay,
};
