import { deliveredInFull } from './deliveredInFull.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { provenDeliveries } from './provenDeliveries.ts';
import type { ShipmentRecord } from './Shipment.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';
import { unaccountedPackages } from './unaccountedPackages.ts';

/** What to look at before the proofs of a shipment are verified. */
export type ProofFinding =
  | {
      /** The counts of a proof name packages short or damaged, or do not come to the order. */
      readonly kind: 'short_or_damaged' | 'mismatch';
      /** Index of the delivery. */
      readonly stop: number;
      readonly packages: NonNullable<ShipmentDocument['packages']>;
      readonly ordered: number;
    }
  /** Not all that was ordered arrived undamaged, though no counts say where. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'open_problems'; readonly count: number };

/** What to look at before the proofs of a shipment are verified, delivery by delivery. */
export const proofFindings = (
  shipment: Pick<ShipmentRecord, 'cargo' | 'documents'>,
  folded: Pick<FoldedShipment, 'plan' | 'stops' | 'openExceptions'>,
): readonly ProofFinding[] => {
  const counts = provenDeliveries(shipment, folded).flatMap(({ stop, ordered, proof }): readonly ProofFinding[] => {
    if (!proof?.packages) return [];
    const { packages } = proof;
    const isOff = unaccountedPackages(packages, ordered) !== 0;
    return [
      ...(packages.short > 0 || packages.damaged > 0
        ? [{ kind: 'short_or_damaged', stop, packages, ordered } as const]
        : []),
      ...(isOff ? [{ kind: 'mismatch', stop, packages, ordered } as const] : []),
    ];
  });
  const differs = counts.length === 0 && !deliveredInFull(shipment, folded);
  const open = folded.openExceptions.length;
  return [
    ...(differs ? [{ kind: 'differs' } as const] : counts),
    ...(open > 0 ? [{ kind: 'open_problems', count: open } as const] : []),
  ];
};
