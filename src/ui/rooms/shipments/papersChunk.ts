import { chunkOf } from '../../shared/loading/chunkOf.ts';

/** The papers of a shipment, which stand below all that is done with it. */
export const papersChunk = chunkOf(() => import('./ShipmentPapers.tsx'));
