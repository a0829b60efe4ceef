import type { FoldedShipment } from './FoldedShipment.ts';
import type { ShipmentRecord } from './Shipment.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';
import { holdingProof } from './holdingProof.ts';
import { orderedPackages } from './orderedPackages.ts';

/** A delivery with what proves it. */
export interface ProvenDelivery {
  /** Index of the stop. */
  readonly stop: number;
  /** Packages by the order. */
  readonly ordered: number;
  /** The proof that holds: not rejected. */
  readonly proof: ShipmentDocument | undefined;
  /** Those that were rejected, the latest first. */
  readonly rejected: readonly ShipmentDocument[];
}

/** The deliveries of a shipment in order, without those that were skipped. */
export const provenDeliveries = (
  { cargo, documents }: Pick<ShipmentRecord, 'cargo' | 'documents'>,
  { plan, stops }: Pick<FoldedShipment, 'plan' | 'stops'>,
): readonly ProvenDelivery[] =>
  plan.flatMap(({ type }, stop) => {
    if (type !== 'delivery' || stops[stop]?.skipped === true) return [];
    const proofs = documents.filter((document) => document.type === 'pod' && document.stop === stop);
    return [
      {
        stop,
        ordered: orderedPackages(cargo, stop),
        proof: holdingProof(documents, stop),
        rejected: proofs.filter(({ standing }) => standing === 'rejected').toReversed(),
      },
    ];
  });
