import { chunkOf } from '../../../shared/loading/chunkOf.ts';

/** Where a fleet enters the fuel of a trip. */
export const fuelChunk = chunkOf(() => import('./FuelDialog.tsx'));
