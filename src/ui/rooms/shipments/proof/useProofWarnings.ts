import { type ProofFinding, proofFindings } from '../../../../domain/shipment/proofFindings.ts';
import { provenDeliveries } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { usePackagesText } from './usePackagesText.ts';

/** Words what to look at before the proofs of a shipment are verified, each for itself. */
export const useProofWarnings = (shipment: ShipmentRecord): readonly string[] => {
  const { mismatchIn, verify } = useShipmentTexts().proof;
  const { town } = useStopWords(shipment);
  const { inLine, mismatch } = usePackagesText();
  const folded = useFolded(shipment);
  const isSeveral = provenDeliveries(shipment, folded).length > 1;
  const textOf = (finding: ProofFinding): string => {
    if (finding.kind === 'differs') return verify.differs;
    if (finding.kind === 'open_problems') return verify.open(finding.count);
    const { kind, packages, ordered, stop } = finding;
    const text = kind === 'mismatch' ? (mismatch(packages, ordered) ?? '') : `${inLine(packages)}.`;
    return isSeveral ? mismatchIn(town(stop), text) : text;
  };
  return proofFindings(shipment, folded).map(textOf);
};
