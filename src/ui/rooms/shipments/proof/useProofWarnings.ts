import { provenDeliveries } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { usePackagesText } from './usePackagesText.ts';

/** What to look at before the proofs of a shipment are verified, each for itself. `isWhole` says that all that was ordered arrived undamaged. */
export const useProofWarnings = (shipment: ShipmentRecord, isWhole: boolean): readonly string[] => {
  const { mismatchIn, verify } = useShipmentTexts().proof;
  const { town } = useStopWords(shipment);
  const { inLine, mismatch } = usePackagesText();
  const folded = useFolded(shipment);
  const deliveries = provenDeliveries(shipment, folded);
  const counts = deliveries.flatMap(({ stop, ordered, proof }) => {
    const { packages } = proof ?? {};
    if (!packages) return [];
    const off = mismatch(packages, ordered);
    const said = packages.short > 0 || packages.damaged > 0 ? [`${inLine(packages)}.`] : [];
    return [...said, ...(off === undefined ? [] : [off])].map((text) =>
      deliveries.length > 1 ? mismatchIn(town(stop), text) : text,
    );
  });
  const open = folded.openExceptions.length;
  return [...(isWhole || counts.length > 0 ? counts : [verify.differs]), ...(open > 0 ? [verify.open(open)] : [])];
};
