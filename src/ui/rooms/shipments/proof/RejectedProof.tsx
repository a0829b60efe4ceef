import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { ProofFiles } from './ProofFiles.tsx';
import styles from './Proofs.module.css';
import { RejectionReason } from './RejectionReason.tsx';
import { usePackagesText } from './usePackagesText.ts';

interface RejectedProofProps {
  readonly shipment: ShipmentRecord;
  readonly proof: ShipmentDocument;
}

/** A proof that was not accepted: when, why, its counts and its files. */
export const RejectedProof = ({ shipment, proof }: RejectedProofProps) => {
  const { inLine } = usePackagesText();
  if (!proof.rejected) return null;
  return (
    <div className={styles.rejected}>
      <RejectionReason shipment={shipment} proof={proof} />
      {proof.packages && <p>{inLine(proof.packages)}</p>}
      <ProofFiles shipmentId={shipment.id} files={proof.files} />
    </div>
  );
};
