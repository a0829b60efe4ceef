import type { ShipmentDocument } from './ShipmentDocument.ts';

/** The proof of a delivery that holds: the latest that was not rejected. */
export const holdingProof = (documents: readonly ShipmentDocument[], stop: number): ShipmentDocument | undefined =>
  documents.findLast(
    (document) => document.type === 'pod' && document.stop === stop && document.standing !== 'rejected',
  );
