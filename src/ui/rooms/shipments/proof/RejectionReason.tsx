import { ownText } from '../../../../domain/outside/ownText.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import card from '../CardStops.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import styles from './Proofs.module.css';

interface RejectionReasonProps {
  readonly shipment: ShipmentRecord;
  readonly proof: ShipmentDocument;
}

/** When a proof was rejected, and why. */
export const RejectionReason = ({ shipment, proof: { stop, rejected } }: RejectionReasonProps) => {
  const { proof: words } = useShipmentTexts();
  const { time } = useStopWords(shipment);
  if (!rejected) return null;
  const reason = ownText(words.reasons, rejected.reason) ?? rejected.reason;
  return (
    <>
      <p className={styles.why}>{words.rejectedWhy(time(Date.parse(rejected.at), stop), reason)}</p>
      {rejected.note !== undefined && <p className={card.note}>{rejected.note}</p>}
    </>
  );
};
