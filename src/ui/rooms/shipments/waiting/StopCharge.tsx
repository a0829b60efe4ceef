import { ownText } from '../../../../domain/outside/ownText.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { StopWaiting } from '../../../../domain/shipment/StopWaiting.ts';
import { Heading } from '../../../components/Heading.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import card from '../CardStops.module.css';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { WaitingActions } from './WaitingActions.tsx';
import { WaitingFacts } from './WaitingFacts.tsx';
import styles from './Waiting.module.css';

interface StopChargeProps {
  readonly shipment: ShipmentRecord;
  readonly waiting: StopWaiting;
  readonly mayWrite: boolean;
}

const tones = {
  none: 'quiet',
  running: 'busy',
  unproven: 'quiet',
  proposed: 'warning',
  accepted: 'good',
  disputed: 'stopped',
} as const;

/** What waiting at a stop comes to, how that was found, and what the shipper says to it. */
export const StopCharge = ({ shipment, waiting, mayWrite }: StopChargeProps) => {
  const { waiting: words } = useShipmentTexts();
  const side = useOwnSide();
  const money = useMoneyText();
  const { town, time } = useStopWords(shipment);
  const { stop, state, isLate, chargeMinor, answer } = waiting;
  const amount = money({ ...shipment.price, amountMinor: chargeMinor });
  const isOpen = state === 'proposed' || state === 'disputed';
  const said = (): string | undefined => {
    if (state === 'proposed') return words.asked[side](amount);
    if (!answer) return undefined;
    const when = time(answer.at, stop);
    if (answer.isAccepted) return words.acceptedAt[side](when);
    return words.disputedAt[side](when, ownText(words.reasons, answer.reason ?? '') ?? words.reasons.other);
  };
  return (
    <li className={card.stop}>
      <div className={card.head}>
        <Heading below={2}>{words.of(town(stop))}</Heading>
        <StatusBadge tone={tones[state]}>{words.state[state]}</StatusBadge>
      </div>
      {state === 'unproven' ? (
        <p>{words.unproven}</p>
      ) : (
        <WaitingFacts shipment={shipment} waiting={waiting} amount={amount} />
      )}
      {isLate && <p className={styles.muted}>{words.late[shipment.terms.lateRule]}</p>}
      {said() !== undefined && <p className={styles.said}>{said()}</p>}
      {answer !== undefined && answer.note !== null && <p className={card.note}>{answer.note}</p>}
      {state === 'disputed' && side === 'carrier' && <p className={styles.muted}>{words.mend}</p>}
      {mayWrite && side === 'shipper' && isOpen && (
        <WaitingActions shipment={shipment} stop={stop} amount={amount} mayDispute={state === 'proposed'} />
      )}
    </li>
  );
};
