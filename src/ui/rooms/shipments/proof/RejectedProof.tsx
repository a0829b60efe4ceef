import { ownText } from '../../../../domain/outside/ownText.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import card from '../CardStops.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { ProofFiles } from './ProofFiles.tsx';
import styles from './Proofs.module.css';

interface RejectedProofProps {
  readonly shipment: ShipmentRecord;
  readonly proof: ShipmentDocument;
}

/** A proof that was not accepted: when, why, and its files. */
export const RejectedProof = ({ shipment, proof: { stop, rejected, files } }: RejectedProofProps) => {
  const { proof: words } = useShipmentTexts();
  const { time } = useStopWords(shipment);
  if (!rejected) return null;
  const reason = ownText(words.reasons, rejected.reason) ?? rejected.reason;
  return (
    <div className={styles.rejected}>
      <p className={styles.why}>{words.rejectedWhy(time(Date.parse(rejected.at), stop), reason)}</p>
      {rejected.note !== undefined && <p className={card.note}>{rejected.note}</p>}
      <ProofFiles shipmentId={shipment.id} files={files} />
    </div>
  );
};
