import { ownText } from '../../../../domain/outside/ownText.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './Proofs.module.css';
import { usePackagesText } from './usePackagesText.ts';

/** What a rejected proof counted, and why it was rejected, in a line beside the proof that took its place. */
export const RejectedCounts = ({ proof: { packages, rejected } }: { readonly proof: ShipmentDocument }) => {
  const { proof: words } = useShipmentTexts();
  const { inLine } = usePackagesText();
  if (!packages || !rejected) return null;
  return (
    <p className={styles.muted}>
      {words.before(inLine(packages), ownText(words.reasons, rejected.reason) ?? rejected.reason)}
    </p>
  );
};
