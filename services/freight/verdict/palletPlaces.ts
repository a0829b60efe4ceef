import type { bodyTypes } from '../bodyTypes.ts';
import type { Unit } from './Combination.ts';

/** Bodies without a floor for pallets. */
const floorless: ReadonlySet<string> = new Set([
  'tanker',
  'tipper',
  'car_transporter',
  'livestock',
  'bulk_silo',
  'logging',
] satisfies readonly (typeof bodyTypes)[number][]);

/** How many pallets a unit takes: none in a tank, silo and the like, unless the fleet says so; null if it is not known. */
export const palletPlaces = ({
  palletPositions,
  bodyType,
}: Pick<Unit, 'palletPositions' | 'bodyType'>): number | null =>
  palletPositions ?? (floorless.has(bodyType) ? 0 : null);
