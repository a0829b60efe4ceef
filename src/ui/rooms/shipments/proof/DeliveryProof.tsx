import { type ReactNode, useState } from 'react';
import type { OutboxProof } from '../../../../domain/outbox/OutboxEntry.ts';
import { isLateProof } from '../../../../domain/shipment/isLateProof.ts';
import type { ProvenDelivery } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import card from '../CardStops.module.css';
import type { Asked } from '../dialogs/Asked.ts';
import { AskedDialog } from '../dialogs/AskedDialog.tsx';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { KeptProof } from './KeptProof.tsx';
import { ProofFacts } from './ProofFacts.tsx';
import { ProofFiles } from './ProofFiles.tsx';
import { RejectedProof } from './RejectedProof.tsx';
import styles from './Proofs.module.css';
import { useProofToAdd } from './useProofToAdd.ts';

interface DeliveryProofProps {
  readonly shipment: ShipmentRecord;
  readonly delivery: ProvenDelivery;
  /** Proofs of it that wait on this device, or were not taken. */
  readonly kept: readonly OutboxProof[];
  readonly mayWrite: boolean;
  /** The way to accept it, before the way to reject it. */
  readonly children: ReactNode;
}

const tones = { to_verify: 'warning', verified: 'good', rejected: 'stopped' } as const;

/** One delivery with its proof and what can be done about it. */
export const DeliveryProof = ({ shipment, delivery, kept, mayWrite, children }: DeliveryProofProps) => {
  const { proof: words } = useShipmentTexts();
  const side = useOwnSide();
  const { town, time } = useStopWords(shipment);
  const folded = useFolded(shipment);
  const isOpen = folded.status === 'delivered';
  const [asked, setAsked] = useState<Asked>();
  const { stop, proof, rejected } = delivery;
  const isNext = useProofToAdd(shipment)?.stop === stop;
  const latest = rejected[0];
  const isLate = proof !== undefined && isLateProof(delivery, folded);
  return (
    <li className={card.stop}>
      <div className={card.head}>
        <Heading below={2}>{words.of(town(stop))}</Heading>
        {isLate && <StatusBadge tone="warning">{words.late}</StatusBadge>}
        {proof?.standing && <StatusBadge tone={tones[proof.standing]}>{words.standing[proof.standing]}</StatusBadge>}
        {!proof && latest && <StatusBadge tone={tones.rejected}>{words.standing.rejected}</StatusBadge>}
      </div>
      {proof ? (
        <ProofFacts shipment={shipment} proof={proof} ordered={delivery.ordered} before={latest}>
          {isLate && <p className={styles.muted}>{words.lateAdded(time(Date.parse(proof.createdAt), stop))}</p>}
          <ProofFiles shipmentId={shipment.id} files={proof.files} />
        </ProofFacts>
      ) : (
        <>
          {latest && <RejectedProof shipment={shipment} proof={latest} />}
          {isOpen && kept.length === 0 && (
            <p className={styles.muted}>{(latest ? words.missingAgain : words.missing)[side]}</p>
          )}
        </>
      )}
      {kept.map((entry) => (
        <KeptProof key={entry.id} shipment={shipment} delivery={delivery} entry={entry} />
      ))}
      {mayWrite && isOpen && side === 'carrier' && !proof && kept.length === 0 && !isNext && (
        <div className={styles.ways}>
          <Button aria-label={words.addOf(town(stop))} onClick={() => setAsked({ to: 'prove', delivery })}>
            {words.add}
          </Button>
        </div>
      )}
      {mayWrite && isOpen && side === 'shipper' && proof && (
        <div className={styles.ways}>
          {children}
          <Button
            variant="danger"
            aria-label={words.reject.actOf(town(stop))}
            onClick={() => setAsked({ to: 'reject', stop })}
          >
            {words.reject.act}
          </Button>
        </div>
      )}
      {rejected.length > (proof ? 0 : 1) && (
        <details>
          <summary className={styles.earlier}>{words.earlier(rejected.length - (proof ? 0 : 1))}</summary>
          {rejected.slice(proof ? 0 : 1).map((each) => (
            <RejectedProof key={each.id} shipment={shipment} proof={each} />
          ))}
        </details>
      )}
      {asked && <AskedDialog shipment={shipment} asked={asked} onClose={() => setAsked(undefined)} />}
    </li>
  );
};
