import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { ProofFiles } from './ProofFiles.tsx';
import styles from './Proofs.module.css';
import { RejectionReason } from './RejectionReason.tsx';

interface RejectedProofProps {
  readonly shipment: ShipmentRecord;
  readonly proof: ShipmentDocument;
}

/** A proof that was not accepted: when, why, and its files. */
export const RejectedProof = ({ shipment, proof }: RejectedProofProps) =>
  proof.rejected && (
    <div className={styles.rejected}>
      <RejectionReason shipment={shipment} proof={proof} />
      <ProofFiles shipmentId={shipment.id} files={proof.files} />
    </div>
  );
