import { ownField } from '../../../../domain/outside/ownField.ts';
import { keptProofs } from '../../../../domain/outbox/keptProofs.ts';
import { completesAt } from '../../../../domain/shipment/flagsOf.ts';
import { provenDeliveries } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Card } from '../../../components/Card.tsx';
import card from '../CardStops.module.css';
import { useOwnOutbox } from '../outbox/useOwnOutbox.ts';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { DeliveryProof } from './DeliveryProof.tsx';
import { ProofPack } from './pack/ProofPack.tsx';
import styles from './Proofs.module.css';
import { VerifyButton } from './VerifyButton.tsx';

interface ProofsCardProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/** What proves each delivery, beside the order; added by the carrier, verified or rejected by the shipper. */
export const ProofsCard = ({ shipment, mayWrite }: ProofsCardProps) => {
  const { proof: words } = useShipmentTexts();
  const side = useOwnSide();
  const folded = useFolded(shipment);
  const { time } = useStopWords(shipment);
  const kept = keptProofs(useOwnOutbox().entries, shipment.id);
  const { status, podsSince } = folded;
  const isDelivered = status === 'delivered' || status === 'completed';
  const keptOf = (stop: number) => kept.filter(({ proof }) => proof.stop === stop);
  const deliveries = provenDeliveries(shipment, folded).filter(({ stop }) => isDelivered || keptOf(stop).length > 0);
  if (deliveries.length === 0) return null;
  const until = completesAt(folded);
  const completed = shipment.events.findLast(({ type }) => type === 'completed');
  const verify = mayWrite && side === 'shipper' && status === 'delivered' && podsSince !== null && (
    <VerifyButton shipment={shipment} />
  );
  return (
    <Card title={words.title}>
      <div className={card.body}>
        {until !== null && <p className={styles.due}>{words.completes[side](time(until, deliveries.at(-1)?.stop))}</p>}
        {completed && (
          <p>{ownField(completed.data, 'automatic') === true ? words.completedByClock : words.completedByHand}</p>
        )}
        <ul className={card.stops}>
          {deliveries.map((delivery) => (
            <DeliveryProof
              key={delivery.stop}
              shipment={shipment}
              delivery={delivery}
              kept={keptOf(delivery.stop)}
              mayWrite={mayWrite}
            >
              {deliveries.length === 1 && verify}
            </DeliveryProof>
          ))}
        </ul>
        {deliveries.length > 1 && verify && <div className={styles.ways}>{verify}</div>}
        {deliveries.some(({ proof }) => proof) && <ProofPack shipment={shipment} />}
      </div>
    </Card>
  );
};
