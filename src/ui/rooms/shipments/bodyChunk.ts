import { chunkOf } from '../../shared/loading/chunkOf.ts';

/** All of a shipment's page below its header: larger than the list, and not needed for that. */
export const bodyChunk = chunkOf(() => import('./ShipmentBody.tsx'));
