import { isUnsent } from '../../../../domain/outbox/isUnsent.ts';
import type { OutboxProof } from '../../../../domain/outbox/OutboxEntry.ts';
import type { ProvenDelivery } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { AskedDialog } from '../dialogs/AskedDialog.tsx';
import { outboxTones } from '../outbox/outboxTones.ts';
import { useNotTakenText } from '../outbox/useNotTakenText.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { KeptFiles } from './KeptFiles.tsx';
import { ProofFacts } from './ProofFacts.tsx';
import styles from './Proofs.module.css';
import { useKeptProof } from './useKeptProof.ts';

interface KeptProofProps {
  readonly shipment: ShipmentRecord;
  readonly delivery: ProvenDelivery;
  readonly entry: OutboxProof;
}

/** A proof of delivery that the service does not have yet: what it says, where it stands, and the ways to put it right. */
export const KeptProof = ({ shipment, delivery, entry }: KeptProofProps) => {
  const { outbox: words } = useShipmentTexts();
  const { town } = useStopWords(shipment);
  const whyOf = useNotTakenText();
  const { draft, change, close, discard } = useKeptProof(entry);
  const { outcome } = entry;
  const { stop, facts } = entry.proof;
  const { delivered, short, damaged, recipient, note, at } = facts;
  const told = { stop, recipient, note, at: new Date(at).toISOString(), packages: { delivered, short, damaged } };
  const why = whyOf(entry);
  return (
    <div className={styles.kept}>
      <div className={styles.standing}>
        <StatusBadge tone={outboxTones[outcome]}>{words.outcome[outcome]}</StatusBadge>
        <p role="status">
          {outcome !== 'sent' && words.proof[outcome]}
          {why !== undefined && <strong> {why}</strong>}
        </p>
      </div>
      <ProofFacts shipment={shipment} proof={told} ordered={delivery.ordered}>
        <KeptFiles entry={entry} />
      </ProofFacts>
      {outcome !== 'sending' && (
        <div className={styles.ways}>
          {!isUnsent(entry) && (
            <Button aria-label={words.proof.changeOf(town(stop))} onClick={change}>
              {words.proof.change}
            </Button>
          )}
          <Button variant="danger" aria-label={words.proof.discardOf(town(stop))} onClick={discard}>
            {words.proof.discard}
          </Button>
        </div>
      )}
      {draft && <AskedDialog shipment={shipment} asked={{ to: 'prove', delivery, kept: draft }} onClose={close} />}
    </div>
  );
};
