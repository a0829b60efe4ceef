import { chunkOf } from '../../../shared/loading/chunkOf.ts';

/** The dialogs of a shipment's page, which most visits only read. */
export const dialogChunk = chunkOf(() => import('./ShipmentDialog.tsx'));
